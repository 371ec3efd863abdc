import { decisions } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { sharedPages } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** A hint stands where the question is, at tea and in battle too. */

const sharedPage = sharedPages();

/** A hint goes when the question changes, and a proposal changes it: so nobody else may have anything left to say. */
function lastToAnswer(kind: string): Asked {
  for (const asked of questionsOf('hints', 0))
    if (asked.decision.kind === kind && decisions(replay(asked.record)).length === 1) return asked;
  throw new Error(`no game by chance asks one alone to ${kind}`);
}

test.each(['ready', 'bid'])('a hint where %s is asked', async (kind) => {
  const { record, decision } = lastToAnswer(kind);
  const page = await sharedPage({ ...inAHurry });
  await openGameAt(page, { id: kind, record, seats: seatsFor(record, [decision.clan]) });
  await page.locator(`[data-asked="${kind}"]`).waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('[data-hint]');
  await hint.waitFor();
  expect(await hint.innerText()).toMatch(/A Samurai/);
});
