import type { ClanId, Decision, State } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';

/** Speaking up while another clan is asked (`Bot.aside`). Whoever hosts a game with bots keeps one of these. */
export interface Floor {
  /** Somebody who may speak up before this decision is taken and has not been heard since the last answer. */
  next(state: State, decision: Decision): ClanId | undefined;
  /** The clan that is asked answers; after that everybody may be heard again. */
  answered(): void;
}

/**
 *     for (let clan = floor.next(state, decision); clan; clan = floor.next(state, decision)) …ask the clan’s bot aside
 *     floor.answered();
 *
 * Nobody is heard twice before the next answer, so that a game always goes on.
 */
export function newFloor(engine: RulesEngine = currentEngine): Floor {
  const heard = new Set<ClanId>();
  return {
    next: (state, decision) => {
      const clan = whoMaySpeak(engine, state, decision).find((one) => !heard.has(one));
      if (clan !== undefined) heard.add(clan);
      return clan;
    },
    answered: () => heard.clear(),
  };
}

/** Before a mandate is chosen, everybody else: a gift may be worth it. At tea, whoever is ready but was proposed to. */
function whoMaySpeak(engine: RulesEngine, state: State, { clan, kind }: Decision): ClanId[] {
  if (kind !== 'mandate' && kind !== 'ready') return [];
  const others = CLAN_IDS.filter(
    (other) => other !== clan && engine.isInPlay(state, engine.clanNumber(other)),
  );
  if (kind === 'mandate') return others;
  const asked = engine.decisions(state).map((open) => open.clan);
  return others.filter((other) => !asked.includes(other) && hasProposal(engine, state, other));
}

const hasProposal = (engine: RulesEngine, state: State, clan: ClanId): boolean =>
  engine.legalMoves(state, clan).some(({ type }) => type === 'accept' || type === 'decline');
