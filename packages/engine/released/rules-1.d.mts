/** What rules 1 have in common with today's. What they lack or do otherwise is made good in `src/versions/rules-1.ts`. */

/** What this clan pays for what costs so much, less a discount. */
export declare function priceFor(clan: number, cost: number, discount: number): number;
export { roninForHire } from '../src/battle/ronin.ts';
export { isOver, newGame, play, readSetup, refusal, result } from '../src/game.ts';
export { invariantsBroken } from '../src/invariants.ts';
export { getsBonus } from '../src/mandates/bonus.ts';
export { trainDiscount } from '../src/mandates/train.ts';
export { decisions, legalMoves } from '../src/moves/legal.ts';
export { isSettled as settles } from '../src/records/settling.ts';
export { cardNumber, cardNumbered, kindOfCard } from '../src/state/catalogue.ts';
export { isInPlay } from '../src/state/clans.ts';
export { forceIn } from '../src/state/force.ts';
export { isDaimyo } from '../src/state/kinds.ts';
export { clanNumber } from '../src/state/names.ts';
export { firstShrine } from '../src/state/outlook.ts';
export { winterPoints } from '../src/state/scoring.ts';
export { RULES_VERSION } from '../src/version.ts';
export { forceParts, outcomesOf } from '../src/views/forecast.ts';
export { knowledge } from '../src/views/knowledge.ts';
export { view } from '../src/views/view.ts';
