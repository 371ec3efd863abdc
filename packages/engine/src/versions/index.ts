/**
 * The engine that a game belongs to: today's, or that of the rules under which it began. Whoever keeps a game asks it, also for
 * what a table shows beside the position.
 *
 *     const engine = await engineOf(record.rules);
 */

import '../boxes/cards.ts';

export type { WinterPoints } from '../state/scoring.ts';
export { areReleased, type ReleasedRules } from '../version.ts';
export type { ForcePart, Outcome } from '../views/forecast.ts';
export type { Price } from '../views/price.ts';
export type { Reach } from '../views/reach.ts';
export type { Stakes } from '../views/stakes.ts';
export { currentEngine, type RulesEngine } from './engine.ts';
export { engineOf, invariantsOf } from './released.ts';
