import { type ClanId, legalMoves, type Move, replay, view } from '@hinode/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** What the page lets one press is what the rules allow: nothing less, nothing more. */

/** Positions far apart, from different games, where this is asked. */
function positions(count: number, asked: (kind: string) => boolean): Asked[] {
  return Array.from({ length: count }, (_, n) => {
    const all = [...questionsOf('offers', n)].filter(({ decision }) => asked(decision.kind));
    return all[(n * 37) % all.length];
  }).filter((one) => one !== undefined);
}

const sorted = (moves: readonly Move[]): string[] =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();

/** The moves on all buttons that can be pressed now. */
const onButtons = (page: Page): Promise<string[]> =>
  page
    .locator('[data-move]:enabled')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''));

/** Every move that can be made, after picking whatever leads on to others. */
async function offered(page: Page, leading: string): Promise<Move[]> {
  const found = new Set(await onButtons(page));
  const picks = page.locator(leading);
  for (let i = 0; i < (await picks.count()); i++) {
    await picks.nth(i).click();
    for (const move of await onButtons(page)) found.add(move);
    await page.keyboard.press('Escape');
  }
  return [...found].map((move) => JSON.parse(move) as Move);
}

test('for positions of random games the page offers exactly the legal moves', async () => {
  const page = await openPage({ ...inAHurry });
  const asked = positions(60, (kind) => kind !== 'bid' && kind !== 'ready');
  for (const [n, { record, decision, legal }] of asked.entries()) {
    await openGameAt(page, { id: `offers-${n}`, record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-moves="${record.entries.length}"][data-asked^="${decision.kind}"]`).waitFor();
    // The black button sleeps for a moment after the question changed.
    if (legal.some(({ type }) => type === 'pass')) await page.locator('[data-confirm]:enabled').waitFor();
    expect(sorted(await offered(page, '[data-pick]:not([data-move])')), JSON.stringify(record)).toEqual(
      sorted(legal),
    );
  }
  expect(asked.length).toBeGreaterThan(50);
});

test('at tea the page offers exactly what may be said', async () => {
  const page = await openPage({ ...inAHurry });
  for (const [n, { record }] of positions(15, (kind) => kind === 'ready').entries()) {
    // Everybody is a person here, so that no bot answers in between.
    await openGameAt(page, { id: `tea-${n}`, record, seats: seatsFor(record, record.setup.clans) });
    const shown = page.locator(`[data-moves="${record.entries.length}"][data-asked="ready"]`);
    await shown.waitFor();
    const me = (await shown.getAttribute('data-me')) as ClanId;
    const state = replay(record);
    const { proposals } = view(state, me);
    const stands = (other: ClanId): boolean =>
      proposals.some(({ clan, with: to }) => clan === me && to === other);
    // The same offer once more would say nothing new.
    const legal = legalMoves(state, me).filter((move) => move.type !== 'propose' || !stands(move.with));
    expect(sorted(await offered(page, '[data-partner]')), JSON.stringify(record)).toEqual(sorted(legal));
  }
});
