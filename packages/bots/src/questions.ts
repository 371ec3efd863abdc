import {
  type ClanId,
  type Decision,
  knowledge,
  legalMoves,
  type Rng,
  rngFrom,
  type State,
  view,
} from '@hinode/engine';
import type { Question } from './types.ts';

/** What bots are shown: what their clan may know. */

/** What a clan is shown when it is asked. */
export function questionFor(state: State, decision: Decision, seed: string, moves: number): Question {
  // A stream of its own for every decision: the same game and the same bot give the same answer.
  return shownTo(decision.clan, state, decision, rngFrom(`${seed} ${decision.clan} ${moves}`));
}

/** What a clan is shown when another is asked, and it may have something to say first. */
export function asideFor(
  state: State,
  clan: ClanId,
  decision: Decision,
  seed: string,
  moves: number,
): Question {
  return shownTo(clan, state, decision, rngFrom(`${seed} ${clan} ${moves} aside`));
}

const shownTo = (clan: ClanId, state: State, decision: Decision, rng: Rng): Question => ({
  clan,
  decision,
  view: view(state, clan),
  knowledge: knowledge(state, clan),
  legal: legalMoves(state, clan),
  rng,
});
