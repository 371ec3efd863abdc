import { clone, decisions, type Move, newGame, play, type Setup, type State } from '@hinode/engine';
import { isJudged, type Taken } from './judge.ts';

/** The decisions of a game that can be judged, in order. */
export function takenIn(setup: Setup, moves: readonly Move[]): Taken[] {
  const state = newGame(setup);
  return moves.flatMap((move, at) => {
    const decision = decisions(state).find(({ clan }) => clan === move.clan);
    const taken = decision && { at, state: clone(state), decision, move };
    play(state, move);
    return taken && isJudged(taken) ? [taken] : [];
  });
}

/** The positions of a game after so many moves each. */
export function statesAt(setup: Setup, moves: readonly Move[], at: readonly number[]): State[] {
  const state = newGame(setup);
  let made = 0;
  return at.map((n) => {
    for (; made < n; made++) play(state, moves[made] as Move);
    return clone(state);
  });
}
