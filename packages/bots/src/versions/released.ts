import { RULES_VERSION } from '@hinode/engine/facts';
import { areReleased, type ReleasedRules } from '@hinode/engine/versions';
import { workerSide } from '../worker/protocol.ts';

/** Bots think with the numbers of a position, so each version of the rules has its own. */
const current = { workerSide };
export type RulesBots = Readonly<typeof current>;

/** Each are fetched with the first game that needs them. */
const BOTS: Readonly<Record<ReleasedRules, () => Promise<RulesBots>>> = {
  1: async () => (await import('./rules-1.ts')).bots,
};

/** The bots who know these rules. There are some for every version that has an engine. */
export async function botsOf(rules: string): Promise<RulesBots> {
  if (rules === RULES_VERSION) return current;
  if (!areReleased(rules)) throw new Error(`nobody knows rules ${rules}`);
  return BOTS[rules]();
}
