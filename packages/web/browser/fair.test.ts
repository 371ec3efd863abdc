import { commitmentOf } from '@hinode/engine/records';
import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { friend, sayName } from '../testing/friends.ts';

/** What a page does by itself for fair shuffles, call by call. */

interface Sent {
  readonly what: string;
  readonly body: Readonly<Record<string, string>>;
  /** What the browser remembered about the seat when it made the call. */
  readonly remembered: Readonly<Record<string, unknown>> | undefined;
}

test('the promise is stored before the seal is sent, and the text stays here until the seats are fixed', async () => {
  const host = await friend('Fair', '#/online');
  const { page } = host;
  await sayName(host);
  const sent: Sent[] = [];
  await page.route(/\/api\/games(\/[\w-]+\/(seats|start|reveal))?$/, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    const [, id = '', what = 'open'] = /games(?:\/([\w-]+)\/(\w+))?$/.exec(request.url()) ?? [];
    const kept = await page.evaluate(() => localStorage.getItem('hinode-seated'));
    sent.push({
      what,
      body: request.postDataJSON() ?? {},
      remembered: JSON.parse(kept ?? '{"state":{"games":{}}}').state.games[id],
    });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-seat][data-mine]').waitFor();
  for (const seat of [1, 2]) {
    await page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Seat a bot' }).click();
    await page.locator('[data-level="samurai"]').click();
    await page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Free the seat' }).waitFor();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-me]').waitFor();

  expect(sent.map(({ what }) => what)).toEqual(['open', 'seats', 'start', 'reveal']);
  const [open, seats, , reveal] = sent as [Sent, Sent, Sent, Sent];
  expect(open.body).not.toHaveProperty('contribution');
  const promise = String(seats.remembered?.['promise']);
  const contribution = String(seats.remembered?.['contribution']);
  const commitment = commitmentOf(promise, contribution);
  expect(seats.body).toEqual({ seat: 0, commitment });
  expect(reveal.body).toEqual({ contribution });
  expect(reveal.remembered).toMatchObject({ promise, table: { seats: [{ commitment }, {}, {}] } });

  const ended = await page.evaluate(async () => {
    const [, , id] = location.hash.split('/');
    const request = { type: 'ask', about: { question: 'end' }, at: 0, key: 'the-end-of-the-game' };
    const answer = await fetch(`api/games/${id}/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return answer.json();
  });
  expect(ended).toMatchObject({ outcome: 'done' });
  await page.locator('[data-banner="ended"] button').first().click();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.getByText((await loadText('en')).say('online.fair')).waitFor();
  // A finished game can be analysed, online too.
  await page.getByRole('link', { name: 'Analyze the game' }).click();
  await page.locator('[data-screen-name="analysis"]').waitFor();
  expect(host.problems()).toEqual([]);
});
