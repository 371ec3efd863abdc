import { type ClanId, legalMoves, type Move, play, view } from '@hinode/engine';
import { type GameRecord, replay } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from './positions.ts';
import { inAHurry } from './settings.ts';

/** The page lets people press exactly what the rules allow, no less and no more. */

/** Positions far apart, from different games, with this question. */
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

const asMoves = (found: ReadonlySet<string>): Move[] => [...found].map((move) => JSON.parse(move) as Move);

/** Every move that can be made in the dock, following all picks that lead to others. */
async function offeredInDock(page: Page): Promise<Set<string>> {
  const leading = '[data-pick]:not([data-move])';
  const found = new Set(await onButtons(page));
  const picks = page.locator(leading);
  for (let i = 0; i < (await picks.count()); i++) {
    const before = await nowOffered(page, leading);
    await picks.nth(i).click();
    // What leads on leads somewhere, and back again.
    await expect.poll(() => nowOffered(page, leading)).not.toEqual(before);
    for (const move of await offeredInDock(page)) found.add(move);
    await page.keyboard.press('Escape');
    await expect.poll(() => nowOffered(page, leading)).toEqual(before);
  }
  return found;
}

/** Everything that can be said at tea, to one clan after another. */
async function offeredAtTea(page: Page): Promise<Set<string>> {
  const found = new Set(await onButtons(page));
  const partners = page.locator('[data-partner]');
  for (let i = 0; i < (await partners.count()); i++) {
    await partners.nth(i).click();
    for (const move of await onButtons(page)) found.add(move);
  }
  return found;
}

/** Everything that can be pressed now, and whether it leads on. */
const nowOffered = (page: Page, leading: string): Promise<string[]> =>
  page
    .locator(`[data-move]:enabled, ${leading}`)
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['pick'] ?? ''));

const goesToShrine = (move: Move): boolean => move.type === 'summon' && move.shrine !== undefined;

/** The effect of a move for the clan that makes it: what it sees afterwards, and what it may do. */
function comesTo(record: GameRecord, move: Move): string {
  const later = replay(record);
  play(later, move);
  return JSON.stringify([view(later, move.clan), legalMoves(later, move.clan)]);
}

/**
 * The moves of the page are the legal ones. Which stronghold sends a Shinto to its shrine may make no difference; then one way is
 * enough.
 */
function expectAllLegal(record: GameRecord, moves: readonly Move[], legal: readonly Move[]): void {
  const about = JSON.stringify(record);
  const rest = (of: readonly Move[]): string[] => sorted(of.filter((move) => !goesToShrine(move)));
  const ends = (of: readonly Move[]): Set<string> =>
    new Set(of.filter(goesToShrine).map((move) => comesTo(record, move)));
  expect(rest(moves), about).toEqual(rest(legal));
  expect(sorted(legal), about).toEqual(expect.arrayContaining(sorted(moves)));
  expect(ends(moves), about).toEqual(ends(legal));
}

/** In this many positions of random games. */
export async function offersWhatIsLegal(count: number): Promise<void> {
  const page = await openPage({ ...inAHurry });
  const asked = positions(count, (kind) => kind !== 'bid' && kind !== 'ready');
  for (const [n, { record, decision, legal }] of asked.entries()) {
    await openGameAt(page, { id: `offers-${n}`, record, seats: seatsFor(record, [decision.clan]) });
    await page.locator(`[data-moves="${record.entries.length}"][data-asked^="${decision.kind}"]`).waitFor();
    // The screen of a battle and the shelf of cards appear a moment after their question.
    const isShelf = legal.some(({ type }) => type === 'buy');
    await page
      .locator(isShelf ? '[data-pick]' : '[data-pick], [data-move]')
      .first()
      .waitFor();
    // The black button is disabled for a moment after the question has changed.
    if (legal.some(({ type }) => type === 'pass')) await page.locator('[data-confirm]:enabled').waitFor();
    expectAllLegal(record, asMoves(await offeredInDock(page)), legal);
  }
  expect(asked.length).toBeGreaterThan(0.8 * count);
}

/** At this many tea ceremonies. */
export async function offersWhatMayBeSaid(count: number): Promise<void> {
  const page = await openPage({ ...inAHurry });
  for (const [n, { record }] of positions(count, (kind) => kind === 'ready').entries()) {
    // All seats are people, so that no bot answers in between.
    await openGameAt(page, { id: `tea-${n}`, record, seats: seatsFor(record, record.setup.clans) });
    const shown = page.locator(`[data-moves="${record.entries.length}"][data-asked="ready"]`);
    await shown.waitFor();
    const me = (await shown.getAttribute('data-me')) as ClanId;
    const state = replay(record);
    const { proposals } = view(state, me);
    const stands = (other: ClanId): boolean =>
      proposals.some(({ clan, with: to }) => clan === me && to === other);
    // Repeating the same offer would say nothing new.
    const legal = legalMoves(state, me).filter((move) => move.type !== 'propose' || !stands(move.with));
    expect(sorted(asMoves(await offeredAtTea(page))), JSON.stringify(record)).toEqual(sorted(legal));
  }
}
