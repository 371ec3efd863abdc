import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { type Friend, friend } from '../testing/friends.ts';
import { faultsOf } from '../testing/geometry.ts';
import { ownServer } from '../testing/own-server.ts';
import { tableOf } from '../testing/tables.ts';
import { openTalk, say } from '../testing/talking.ts';
import { goToPlace } from '../testing/visit.ts';

/** What people do at an online table beside the game: talk, promises, votes, clocks, reports. */

const heard = ({ page }: Friend): Promise<string> => page.getByRole('log').innerText();

async function sound(friends: readonly Friend[]): Promise<void> {
  for (const { name, page, problems } of friends) {
    expect([name, await barriers(page)]).toEqual([name, []]);
    expect([name, problems()]).toEqual([name, []]);
  }
}

/** Nothing covers its middle. */
const isOpen = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('messages reach those they are meant for, in plain text, and phrases in every reader’s language', async () => {
  const { friends } = await tableOf([
    { name: 'Mara' },
    { name: 'Jonas', visitor: { viewport: 'phone', dark: true } },
    { name: 'یوسف', visitor: { language: 'fa', viewport: 'phone' } },
  ]);
  const [mara, jonas, yusuf] = friends as [Friend, Friend, Friend];
  for (const { page } of friends) await openTalk(page);

  const words = '<b onclick="alert(1)">Good evening</b>';
  await say(mara.page, words);
  await jonas.page.getByRole('log').getByText(words, { exact: true }).waitFor();
  await yusuf.page.getByRole('log').getByText(words, { exact: true }).waitFor();

  // To one person in private; the other never gets it.
  await mara.page.locator('[data-thread="lotus"]').click();
  await say(mara.page, 'between us');
  await jonas.page.locator('[data-thread="koi"]').click();
  await jonas.page.getByRole('log').getByText('between us').waitFor();

  // A promise, made in English, read in Persian.
  await mara.page.locator('[data-thread="table"]').click();
  await mara.page.getByRole('button', { name: 'Phrases' }).click();
  await mara.page.getByRole('dialog').last().getByRole('switch').click();
  expect(await barriers(mara.page, { within: '[role="dialog"]:last-of-type' })).toEqual([]);
  await mara.page.getByRole('dialog').last().getByRole('button', { name: 'Send' }).click();
  await yusuf.page.getByRole('log').getByText('به کیوتو نمی‌روم.').waitFor();
  expect(await yusuf.page.getByRole('log').locator('[data-promise="open"]').count()).toBe(1);
  expect(await heard(yusuf)).not.toContain('between us');

  // A draft survives whatever happens to the connection and the page; so do messages.
  await jonas.page.locator('textarea').fill('not yet sent');
  await jonas.page.context().setOffline(true);
  await jonas.page.locator('[data-banner="online.lost"]').waitFor();
  await jonas.page.context().setOffline(false);
  await jonas.page.reload();
  await openTalk(jonas.page);
  expect(await jonas.page.locator('textarea').inputValue()).toBe('not yet sent');
  await jonas.page.getByRole('log').getByText('between us').waitFor();

  await sound(friends);
});

test('when a clock runs out the others decide, and the player who comes back takes the seat again', async () => {
  const { url, pass } = await ownServer();
  const clock = { move: 10_000, reserve: 0 };
  const guests = [{ name: 'Mara' }, { name: 'Jonas', visitor: { viewport: 'phone' } as const }];
  const { friends } = await tableOf(guests, { clock, url });
  const [mara, jonas] = friends as [Friend, Friend];
  await expect.poll(() => jonas.page.title()).toBe('(your move) Hinode');
  const ready = mara.page.getByRole('button', { name: /^I am ready/ });
  await ready.click();
  await ready.waitFor({ state: 'detached' });
  pass(clock.move);
  await mara.page.locator('[data-vote="absent"]').waitFor();
  await expect.poll(() => mara.page.title()).toBe('(your vote) Hinode');
  await sound(friends);
  await mara.page.locator('[data-choice="bot"]').click();
  await jonas.page.getByRole('button', { name: 'Take my seat back' }).click();
  await jonas.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  for (const { name, problems } of friends) expect([name, problems()]).toEqual([name, []]);
});

test('a pause needs everybody, a standing answer nobody', async () => {
  const { friends } = await tableOf([{ name: 'Mara' }, { name: 'Jonas', visitor: { viewport: 'phone' } }]);
  const [mara, jonas] = friends as [Friend, Friend];
  await mara.page.getByRole('button', { name: 'Menu' }).click();
  await mara.page.getByRole('menuitem', { name: 'Propose a pause' }).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Propose a pause' }).click();
  // At tea the question to all is below the bar, and covers nothing of the other question.
  await jonas.page.locator('[data-choice="yes"]').waitFor();
  expect(await faultsOf(jonas.page)).toEqual([]);
  expect(await isOpen(jonas.page.getByRole('button', { name: /^I am ready/ }))).toBe(true);
  await jonas.page.locator('[data-choice="yes"]').click();
  await mara.page.getByText('The game is paused. The clocks are stopped.').waitFor();
  await jonas.page.getByRole('button', { name: 'Resume' }).click();
  await mara.page.getByText('The game is paused. The clocks are stopped.').waitFor({ state: 'detached' });

  await mara.page.getByRole('button', { name: 'Menu' }).click();
  await mara.page.getByRole('menuitem', { name: 'Automatic answers' }).click();
  const accept = mara.page.getByRole('switch', { name: 'Accept an alliance with Lotus' });
  await accept.click();
  await expect.poll(() => accept.getAttribute('aria-checked')).toBe('true');
  expect(await barriers(mara.page, { within: '[role="dialog"]' })).toEqual([]);
});

test('the host deletes what is reported, a deleted game says so, and somebody who leaves for good leaves nothing behind', async () => {
  const { id, friends } = await tableOf([{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = friends as [Friend, Friend];
  for (const { page } of friends) await openTalk(page);
  await say(mara.page, 'ugly words');
  await jonas.page.getByRole('button', { name: 'Mara: mute or report' }).click();
  await jonas.page.getByRole('menuitem', { name: 'Report to the admin' }).click();
  await jonas.page.getByLabel('What is wrong with it?').fill('look at this');
  await jonas.page.getByRole('button', { name: 'Report', exact: true }).click();
  await jonas.page.getByText('Reported. Thank you.').waitFor();

  const host = await friend('Host', '#/host');
  await host.page.getByLabel('This server’s key').waitFor();
  expect(await barriers(host.page)).toEqual([]);
  await host.page.getByLabel('This server’s key').fill(inject('adminKey'));
  await host.page.getByRole('button', { name: 'Show this server' }).click();
  const report = host.page.locator('[data-report]').filter({ hasText: 'ugly words' });
  await report.waitFor();
  expect(await barriers(host.page)).toEqual([]);
  await report.getByRole('button', { name: 'Remove the message' }).click();
  await report.waitFor({ state: 'detached' });

  await jonas.page.reload();
  await openTalk(jonas.page);
  await jonas.page.getByText('The admin removed this message').waitFor();
  await host.page.evaluate(
    async ([game, key]) => {
      const headers = { authorization: `Bearer ${key}` };
      await fetch(`api/host/games/${game}`, { method: 'DELETE', headers });
    },
    [id, inject('adminKey')] as const,
  );
  await jonas.page.getByText('The admin of this server has deleted this game.').waitFor();

  await goToPlace(mara.page, '#/online');
  await mara.page.getByRole('button', { name: 'Your account' }).click();
  await mara.page.getByRole('dialog').waitFor();
  expect(await barriers(mara.page, { within: '[role="dialog"]' })).toEqual([]);
  await mara.page.getByRole('button', { name: 'Delete me and my data' }).click();
  await mara.page.getByRole('button', { name: 'Delete for good' }).click();
  await mara.page.getByLabel('Your name at the table').waitFor();
  expect(host.problems()).toEqual([]);
});
