import type { Move } from '@hinode/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** What the page lets one press is what the rules allow: nothing less, nothing more. */

const POSITIONS = 60;

/** Positions far apart, from different games. */
function* positions(): Generator<Asked> {
  for (let n = 0; n < POSITIONS; n++) {
    const all = [...questionsOf('offers', n)].filter(({ decision }) => decision.kind !== 'bid');
    const one = all[(n * 37) % all.length];
    if (one) yield one;
  }
}

const sorted = (moves: readonly Move[]): string[] =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();

/** Every complete move that can be pressed, after picking whatever leads on to others. */
async function offered(page: Page): Promise<Move[]> {
  const found = new Map<string, Move>();
  const collect = async (): Promise<void> => {
    for (const json of await page
      .locator('[data-move]:enabled')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? '')))
      found.set(json, JSON.parse(json) as Move);
  };
  const picks = page.locator('[data-pick]:not([data-move])');
  await collect();
  for (let i = 0; i < (await picks.count()); i++) {
    await picks.nth(i).click();
    await page.keyboard.press('Shift');
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...found.values()];
}

test('for positions of random games the page offers exactly the legal moves', async () => {
  const page = await openPage({ ...inAHurry });
  let compared = 0;
  for (const { record, decision, legal } of positions()) {
    await openGameAt(page, { id: `offers-${compared}`, record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-moves="${record.entries.length}"][data-asked^="${decision.kind}"]`).waitFor();
    // The black button sleeps for a moment after the question changed.
    if (legal.some(({ type }) => type === 'pass')) await page.locator('[data-confirm]:enabled').waitFor();
    if (decision.kind === 'ready') continue;
    expect(sorted(await offered(page)), JSON.stringify(record)).toEqual(sorted(legal));
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
});
