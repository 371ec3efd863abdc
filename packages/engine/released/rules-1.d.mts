/** What rules 1 have in common with today's. What they lack or do otherwise is made good in `src/versions/rules-1.ts`. */

/** What this clan pays for what costs so much, less a discount. */
export declare function priceFor(clan: number, cost: number, discount: number): number;
export {
  clanNumber,
  decisions,
  firstShrine,
  forceIn,
  forceParts,
  invariantsBroken,
  isInPlay,
  isOver,
  knowledge,
  legalMoves,
  newGame,
  outcomesOf,
  play,
  RULES_VERSION,
  readSetup,
  refusal,
  result,
  roninForHire,
  settles,
  view,
  winterPoints,
} from '../src/index.ts';
export { getsBonus } from '../src/mandates/bonus.ts';
export { trainDiscount } from '../src/mandates/train.ts';
export { cardNumber, cardNumbered, kindOfCard } from '../src/state/catalogue.ts';
export { isDaimyo } from '../src/state/kinds.ts';
