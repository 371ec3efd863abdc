import {
  clone,
  decisions,
  legalMoves,
  load,
  play,
  refusal,
  result,
  rngFrom,
  type Setup,
  type State,
  save,
} from '@hinode/engine';
import { type GameRecord, newRecord, replay } from '@hinode/engine/records';
import { invariantsBroken } from '@hinode/engine/search';
import { playSlowly } from './random-play.ts';

/** A random game that is checked along the way for everything that must hold. */

/** Says what is broken in a position; nothing for a sound one. */
export type Checker = (state: State) => readonly string[];

/** Something that must hold did not: what it was, and the record that leads there. */
export class Broken extends Error {
  readonly record: GameRecord;
  constructor(problem: string, record: GameRecord) {
    super(problem);
    this.name = 'Broken';
    this.record = record;
  }
}

/** How often the costly checks are made: at one position in this many, chosen at random. */
const SAVE_ONE_IN = 40;
const LIST_ONE_IN = 40;
/** No game that ends by itself is anywhere near this long. */
const TOO_LONG = 50_000;

export interface CheckedGame {
  readonly state: State;
  readonly record: GameRecord;
}

export function playChecked(setup: Setup, checker: Checker = invariantsBroken): CheckedGame {
  const game = playSlowly(setup);
  const { state, moves } = game;
  const lots = rngFrom(`${setup.seed} checks`);
  try {
    do {
      if (moves.length > TOO_LONG) throw new Error('the game does not end');
      expectSound(state, checker, '');
      if (lots.below(SAVE_ONE_IN) === 0) expectSaved(state);
      if (lots.below(LIST_ONE_IN) === 0) expectPlayable(state, checker);
    } while (game.next() !== undefined);
    const record = newRecord(setup, moves, result(state));
    expectEnded(state, record);
    return { state, record };
  } catch (problem) {
    // Anything thrown here is a bug of the engine, and the record so far shows it.
    throw new Broken(problem instanceof Error ? problem.message : String(problem), newRecord(setup, moves));
  }
}

function expectSound(state: State, checker: Checker, when: string): void {
  const [broken] = checker(state);
  if (broken !== undefined) throw new Error(`${when}${broken}`);
}

const sameBytes = (a: State, b: State): boolean =>
  a.length === b.length && a.every((cell, i) => cell === b[i]);

function expectSaved(state: State): void {
  const json = JSON.stringify(save(state));
  if (!sameBytes(load(JSON.parse(json)), state))
    throw new Error('a saved position was loaded as a different one');
}

/** Every listed move is accepted, leads to a sound position, and leaves the original alone. */
function expectPlayable(state: State, checker: Checker): void {
  const before = clone(state);
  for (const { clan } of decisions(state)) {
    for (const move of legalMoves(state, clan)) {
      const refused = refusal(state, move);
      if (refused !== undefined)
        throw new Error(`${JSON.stringify(move)} is listed but refused: ${refused.code}`);
      const copy = clone(state);
      play(copy, move);
      expectSound(copy, checker, `after ${JSON.stringify(move)}: `);
    }
  }
  if (!sameBytes(before, state)) throw new Error('a move on a copy changed the original');
}

function expectEnded(state: State, record: GameRecord): void {
  if (result(state) === undefined) throw new Error('nobody is asked anything, but the game is not over');
  if (!sameBytes(replay(record), state)) throw new Error('replaying the record leads to different bytes');
}

/** The record of a game up to the point where the engine failed. */
export function stumblingRecord(setup: Setup): GameRecord {
  const game = playSlowly(setup);
  try {
    while (game.next() !== undefined);
  } catch {
    // This failure is what we came for.
  }
  return newRecord(setup, game.moves);
}
