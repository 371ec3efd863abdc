import { type Move, newGame, type Rng, rngFrom, type Setup, type Sink, type State } from '@hinode/engine';
import { playCode, randomAsked, randomCode, writeMove } from '@hinode/engine/search';

/** Games of players who choose legal moves at random. The same seed plays the same game. */

/** The random numbers with which the players of a game choose: separate from the shuffles, which come from the same seed. */
export const chanceOf = ({ seed }: Setup): Rng => rngFrom(`${seed} moves`);

/** Plays to the end as fast as possible, and returns the number of decisions. */
export function playOut(state: State, chance: Rng): number {
  let decisions = 0;
  for (let clan = randomAsked(state, chance); clan >= 0; clan = randomAsked(state, chance)) {
    playCode(state, clan, randomCode(state, clan, chance));
    decisions++;
  }
  return decisions;
}

/** The same game one move at a time. `next` plays a move and returns it, or undefined when the game is over. */
export interface SlowGame {
  readonly state: State;
  readonly moves: readonly Move[];
  next(): Move | undefined;
}

export function playSlowly(setup: Setup, sink?: Sink): SlowGame {
  const state = newGame(setup, sink);
  const chance = chanceOf(setup);
  const moves: Move[] = [];
  const next = (): Move | undefined => {
    const clan = randomAsked(state, chance);
    if (clan < 0) return undefined;
    const code = randomCode(state, clan, chance);
    const move = writeMove(state, clan, code);
    // Stored first: if the engine fails at this move, the record still ends with it.
    moves.push(move);
    playCode(state, clan, code, sink);
    return move;
  };
  return { state, moves, next };
}
