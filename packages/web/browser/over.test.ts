import { expect, test } from 'vitest';
import { wholeBotGame } from '../testing/bot-games.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';

const record = wholeBotGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'the end' });

test('Winter is counted source by source; one press shows the end, in one scroller, with everybody’s name', async () => {
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
  await page.keyboard.press('Shift');
  await over.getByRole('heading', { name: /(wins the year|wins by honor|share the victory)$/ }).waitFor();
  const standing = await over.getByRole('list', { name: 'Final standing' }).innerText();
  for (const who of ['Ada', 'Ben', 'Ashigaru bot']) expect(standing).toContain(who);
  // Once seen it is not told again.
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
