import { RULES_VERSION } from '../version.ts';
import { currentEngine, type RulesEngine } from './engine.ts';

/** Each is fetched with the first game that needs it. */
const RELEASED: Readonly<Record<string, () => Promise<RulesEngine>>> = {
  1: async () => (await import('./rules-1.ts')).engine,
};

/** The engine of these rules, or undefined if they are not known here: perhaps they are newer. */
export async function engineOf(rules: unknown): Promise<RulesEngine | undefined> {
  if (rules === RULES_VERSION) return currentEngine;
  return typeof rules === 'string' && Object.hasOwn(RELEASED, rules) ? RELEASED[rules]?.() : undefined;
}
