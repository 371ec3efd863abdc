import { openGame } from '@hinode/engine/games';
import { eventMessages, loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { wholeBotGame } from '../testing/bot-games.ts';
import { faultsOf } from '../testing/geometry.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

const record = wholeBotGame({ clans: ['koi', 'lotus', 'dragonfly'], set: 'archway', seed: 'the end' });

test('Winter is counted source by source; one press shows the end, in a single scroller, with everybody’s name', async () => {
  const page = await openPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seats = seatsFor(record, ['koi', 'lotus']).map(({ clan, player }) => ({
    clan,
    player:
      clan === 'koi' ? { ...player, name: 'Ada' } : clan === 'lotus' ? { ...player, name: 'Ben' } : player,
  }));
  await openGameAt(page, { id: 'ended', seats, record });
  const over = page.locator('[data-screen="over"]');
  await over.getByRole('heading', { name: 'Winter’s count' }).waitFor();
  const scene = over.locator('> header');
  const counting = await scene.boundingBox();
  await page.keyboard.press('Shift');
  await over.getByRole('heading', { name: /(wins the year|wins by honor|share the victory)$/ }).waitFor();
  // The account has made the page longer than the screen: its scroll bar must not move anything.
  const told = await scene.boundingBox();
  expect([told?.x, told?.width]).toEqual([counting?.x, counting?.width]);
  const standing = await over.getByRole('list', { name: 'Final standing' }).innerText();
  for (const who of ['Ada', 'Ben', 'Ashigaru bot']) expect(standing).toContain(who);
  // Once seen, it is not shown again.
  await page.getByRole('button', { name: 'Map' }).click();
  await page.getByRole('button', { name: 'Map' }).click();
  await over.getByRole('heading', { name: /(wins the year|wins by honor|share the victory)$/ }).waitFor();
  const scrollers = await page.evaluate(
    () =>
      [...document.querySelectorAll('main, main *')].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
      ).length,
  );
  expect(scrollers).toBe(1);
});

test('on the narrowest phone in Polish the buttons of a replay are all in view, and cover nothing', async () => {
  const page = await openPage({ ...inAHurry, language: 'pl', viewport: 'small phone' });
  await openGameAt(page, { id: 'again', seats: seatsFor(record, ['koi']), record }, 'replay');
  const bar = page.locator('[data-replay-bar]');
  await bar.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let tens = 0; tens < 2; tens++) await page.keyboard.press('PageUp');
  await page.locator('[data-testid="map"] [data-plate]').first().waitFor();
  await atRest(page);
  expect(await faultsOf(page)).toEqual([]);
  const [tabs, buttons] = [await page.getByRole('navigation').boundingBox(), await bar.boundingBox()];
  expect(tabs && buttons && tabs.y + tabs.height <= buttons.y + 1).toBe(true);
  expect(buttons && buttons.y + buttons.height).toBeLessThanOrEqual(640);
  // Nothing is asked, so the map has the room.
  expect(await page.locator('[data-table]').getAttribute('data-place')).toBe('line');
});

test('in a replay the dock says what the last move did, and is no higher than that needs', async () => {
  const { log } = openGame(record);
  const alone = log.find(
    ({ at, event }) => event.type === 'figureSummoned' && log.filter((other) => other.at === at).length === 1,
  );
  if (alone === undefined) throw new Error('no summon of this game stands alone');
  const [message] = eventMessages(alone.event);
  if (message === undefined) throw new Error('a summon is told');
  const page = await openPage({ ...inAHurry, language: 'fa' });
  await openGameAt(page, { id: 'told', seats: seatsFor(record, ['koi']), record }, 'replay');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let n = 0; n < alone.at; n++) await page.keyboard.press('ArrowLeft');
  await page.locator(`[data-moves="${alone.at}"] [data-testid="map"] [data-plate]`).first().waitFor();
  const dock = page.locator('[data-dock]');
  expect(await dock.textContent()).toBe((await loadText('fa')).say(message.key, message.values));
  expect((await dock.boundingBox())?.height).toBeLessThan(60);
  // On the map it takes one line, in reading direction.
  const caption = page.locator('[data-caption]');
  expect(await caption.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  expect((await caption.boundingBox())?.height).toBeLessThan(30);
});

test('on a laptop the full names of the clans stand below their banners', async () => {
  const page = await openPage({ ...inAHurry, viewport: 'laptop' });
  await openGameAt(page, { id: 'ended', seats: seatsFor(record, ['koi']), record });
  const standing = page.getByRole('list', { name: 'Final standing' });
  await standing.waitFor();
  await atRest(page);
  const cut = await standing.locator('li').evaluateAll((poles) =>
    poles.flatMap((pole) => {
      const slip = pole.lastElementChild?.getBoundingClientRect();
      const name = document.createRange();
      name.selectNodeContents(pole.querySelector('small')?.previousElementSibling ?? pole);
      return slip && name.getBoundingClientRect().right <= slip.right ? [] : [pole.textContent];
    }),
  );
  expect(cut).toEqual([]);
});
