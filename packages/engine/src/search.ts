/**
 * For programs that calculate: moves as numbers, and the players' questions about a position. Clans, provinces, figures and
 * cards are numbers here: their places in the lists of `facts.ts`.
 */

import './boxes/cards.ts';

export { askedClans, openQuestion } from './agenda/agenda.ts';
export { roninForHire } from './battle/ronin.ts';
export { playCode } from './game.ts';
export { invariantsBroken } from './invariants.ts';
export { strongholdPrice } from './mandates/marshal.ts';
export { writeMove } from './moves/border.ts';
export {
  announcedIn,
  bidCode,
  bidOn,
  cardIn,
  clanIn,
  clansIn,
  figureIn,
  fromIn,
  isBid,
  isPass,
  placeIn,
  provinceIn,
  replacedAt,
  replacementIn,
  saysYes,
  shrineIn,
  tileIn,
  toIn,
  typeOf,
} from './moves/code.ts';
export { bidsUpTo, optionsOf } from './moves/legal.ts';
export { randomAsked, randomCode } from './moves/random.ts';
export { isPausing } from './phases/before-war.ts';
export { hasProposed, proposalsMade, sweetenerAsked, sweetenerOffered } from './phases/tea.ts';
export { cardNumber, cardNumbered } from './state/catalogue.ts';
export {
  allyOf,
  coinsOf,
  copiesOf,
  higherHonor,
  honorRankOf,
  isInPlay,
  phaseOf,
  playersOf,
  roninOf,
  seasonOf,
  vpOf,
} from './state/clans.ts';
export {
  BUSHI,
  countAt,
  figureCount,
  figuresOnly,
  isShrine,
  reserveOf,
  SHINTO,
  squadAt,
  strongholdsAt,
  strongholdsOnMap,
} from './state/figures.ts';
export { battleForce, forceIn, forceOfFigure, isFighter, presentAt, strongestAt } from './state/force.ts';
export { figureKinds, isDaimyo, isMonster, kindNumber } from './state/kinds.ts';
export { type Cells, CLAN_COUNT, copyInto, PROVINCES, stateOf } from './state/layout.ts';
export { clanId, clanNumber, provinceNumber } from './state/names.ts';
export {
  battleProvince,
  figuresOnMap,
  firstShrine,
  hostagesHeld,
  kamiOfShrine,
  kamiTurnsLeft,
  mandateTurnsLeft,
  provincesTaken,
  tokenPoints,
  warProvince,
  warsFrom,
  warsTo,
} from './state/outlook.ts';
export { winterPoints } from './state/scoring.ts';
export { mandateTurnsOf } from './state/turn-order.ts';
export { imagine, type Knowledge, knowledge, sendHome, unsealBids } from './views/knowledge.ts';
export { priceNow } from './views/price.ts';
