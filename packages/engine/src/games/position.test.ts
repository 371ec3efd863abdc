import { expect, test } from 'vitest';
import { legalMoves } from '../moves/legal.ts';
import { randomMove } from '../moves/random.ts';
import type { Move } from '../moves/types.ts';
import { rngFrom } from '../random/rng.ts';
import { type Entry, newRecord, replay } from '../records/record.ts';
import type { Setup } from '../setup.ts';
import { currentEngine } from '../versions/engine.ts';
import { entriesThatCount, fold } from './fold.ts';
import { openGame } from './game.ts';
import { entryOf } from './log.ts';
import { missedSince } from './missed.ts';
import { attempt, isRefused, opening, type Position, step } from './position.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'positions' };
const first = (): Position => opening(setup, currentEngine).position;

/** The first moves of a random game. */
function movesByChance(count: number): Move[] {
  const rng = rngFrom('positions');
  const moves: Move[] = [];
  for (
    let position = first();
    moves.length < count;
    position = step(position, moves.at(-1) as Move).position
  ) {
    const [asked] = currentEngine.decisions(position.state);
    if (asked === undefined) throw new Error('the game is over');
    moves.push(randomMove(position.state, asked.clan, rng));
  }
  return moves;
}

test('a move leads to another position and leaves the one it was made on unchanged', () => {
  let before = first();
  for (const [i, move] of movesByChance(60).entries()) {
    const cells = [...before.state];
    const { position } = step(before, move);
    expect([...before.state]).toEqual(cells);
    expect(before).toMatchObject({ entries: i, moves: i });
    expect(position).toMatchObject({ entries: i + 1, moves: i + 1, lastBy: move.clan });
    before = position;
  }
});

test('what is refused says why, whatever was sent as a move', () => {
  const before = first();
  const sent = [undefined, 7, {}, { undo: 0 }, { clan: 'koi', undo: 0 }, { clan: 'koi', type: 'pass' }];
  for (const move of sent) {
    const outcome = attempt(before, move);
    expect(isRefused(outcome) && outcome).toEqual(currentEngine.refusal(before.state, move));
  }
  const [legal] = legalMoves(before.state, 'koi');
  expect(isRefused(attempt(before, legal))).toBe(false);
});

test('a fold has the same counts as a record, and leads to the same position', () => {
  const [one, two, three, four] = movesByChance(4) as [Move, Move, Move, Move];
  const entries: Entry[] = [one, two, three, { undo: 1 }, two, three, four, { undo: 3 }];
  const folded = fold(setup, entries);
  expect([...folded.state]).toEqual([...replay(newRecord(setup, entries))]);
  expect(folded).toMatchObject({
    entries: 8,
    moves: 3,
    lastBy: three.clan,
    tookBack: four.clan,
    askedSince: 8,
  });
  expect(entriesThatCount(entries)).toEqual([0, 1, 5, 6]);
});

test('the log of a game with an undo says which entries its events came with', () => {
  const [one, two] = movesByChance(2) as [Move, Move];
  const entries: Entry[] = [one, { undo: 0 }, one, two];
  const { log } = openGame({ setup, entries });
  expect(log.filter(({ at }) => at === 0).map(entryOf)).toContain(0);
  expect(new Set(log.filter(({ at }) => at === 1).map(entryOf))).toEqual(new Set([3]));
  expect(new Set(log.filter(({ at }) => at === 2).map(entryOf))).toEqual(new Set([4]));
});

test('somebody who comes back is told what happened since, and how much of what they saw still counts', () => {
  const moves = movesByChance(12);
  const { log } = openGame({ setup, entries: moves });
  expect(missedSince(setup, moves, 8)).toEqual({ kept: 8, log: log.filter(({ at }) => at > 8) });
  expect(missedSince(setup, moves, undefined)).toEqual({ kept: undefined, log });
  expect(missedSince(setup, moves, 13)).toEqual({ kept: undefined, log });
  const entries: Entry[] = [...moves, { undo: 5 }];
  expect(missedSince(setup, entries, 8)).toEqual({ kept: 5, log: [] });
});
