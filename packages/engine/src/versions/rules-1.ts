import * as released from '../../released/rules-1.mjs';
import type { RulesEngine } from './engine.ts';

/** Rules 1. They had no pause before the war. */
export const engine: RulesEngine = { ...released, rules: released.RULES_VERSION, isPausing: () => false };
