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

/** Walks through a game, never back: the position after so many moves. It changes with the next step. */
export function walkThrough(setup: Setup, moves: readonly Move[]): (at: number) => State {
  const state = newGame(setup);
  let made = 0;
  return (at) => {
    for (; made < at; made++) play(state, moves[made] as Move);
    return state;
  };
}
