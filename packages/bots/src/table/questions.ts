import { type ClanId, type Decision, type Rng, rngFrom, type State } from '@hinode/engine';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import type { Question } from '../types.ts';

/** What bots are shown: what their clan may know. A position of earlier rules is read by their engine. */

/** What a clan is shown when it is asked. */
export function questionFor(
  state: State,
  decision: Decision,
  seed: string,
  moves: number,
  engine: RulesEngine = currentEngine,
): Question {
  // A stream of its own for every decision: the same game and the same bot give the same answer.
  return shownTo(engine, decision.clan, state, decision, rngFrom(`${seed} ${decision.clan} ${moves}`));
}

/** What a clan is shown when another is asked, and it may have something to say first. */
export function asideFor(
  state: State,
  clan: ClanId,
  decision: Decision,
  seed: string,
  moves: number,
  engine: RulesEngine = currentEngine,
): Question {
  return shownTo(engine, clan, state, decision, rngFrom(`${seed} ${clan} ${moves} aside`));
}

const shownTo = (
  engine: RulesEngine,
  clan: ClanId,
  state: State,
  decision: Decision,
  rng: Rng,
): Question => ({
  clan,
  decision,
  knowledge: engine.knowledge(state, clan),
  rng,
});
