import {
  type ClanId,
  type Decision,
  decisions,
  type Move,
  play,
  type Sink,
  type State,
} from '@hinode/engine';
import type { Question } from '../types.ts';
import { newFloor } from './floor.ts';
import { asideFor, questionFor } from './questions.ts';

/** Somebody to hear now. */
export interface Asked {
  readonly clan: ClanId;
  readonly decision: Decision;
  /** What it is shown. */
  readonly question: () => Question;
  /** Another clan is to decide: a legal move of this one is welcome, and so is silence. Else there must be one. */
  readonly isAside: boolean;
  /** How many moves were made before. */
  readonly moves: number;
}

/**
 * A game between players who are asked, whoever they are and however long they take: gives whom to ask, takes the legal move,
 * plays it, until the game is over. The state is changed as the game goes on.
 *
 *     const game = asking(state, seed, tell);
 *     for (let next = game.next(); !next.done; next = game.next(moveBy(next.value)));
 */
export function* asking(state: State, seed: string, tell: Sink): Generator<Asked, void, Move | undefined> {
  const floor = newFloor();
  const aside = (decision: Decision, moves: number): Asked | undefined => {
    const clan = floor.next(state, decision);
    if (clan === undefined) return undefined;
    const question = (): Question => asideFor(state, clan, decision, seed, moves);
    return { clan, decision, question, isAside: true, moves };
  };
  const answer = (decision: Decision, moves: number): Asked => {
    floor.answered();
    const question = (): Question => questionFor(state, decision, seed, moves);
    return { clan: decision.clan, decision, question, isAside: false, moves };
  };
  let moves = 0;
  for (let [decision] = decisions(state); decision !== undefined; [decision] = decisions(state)) {
    const asked: Asked = aside(decision, moves) ?? answer(decision, moves);
    const move = yield asked;
    if (move === undefined && asked.isAside) continue;
    if (move === undefined) throw new Error(`the ${asked.clan} gave no answer`);
    play(state, move, tell);
    moves++;
  }
}
