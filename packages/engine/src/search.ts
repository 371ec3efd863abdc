/**
 * For programs that search: moves as numbers, and the players' questions about a position. Clans, provinces, figures and
 * cards are numbers here: their places in the lists of the public door (`index.ts`), which passes all of this on.
 */

export { askedClans, waiting } from './agenda/agenda.ts';
export { bidOf, hasBid } from './battle/bids.ts';
export { roninForHire } from './battle/ronin.ts';
export { playCode } from './game.ts';
export { getsBonus } from './mandates/bonus.ts';
export { strongholdPrice } from './mandates/marshal.ts';
export { readMove, writeMove } from './moves/border.ts';
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
export { asked, offered, proposalsMade, stands } from './phases/tea.ts';
export { cardNumber, cardNumbered, kindOfCard } from './state/catalogue.ts';
export {
  allyOf,
  clanAtHonor,
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
  countIn,
  DAIMYO,
  figureCount,
  figuresOnly,
  isShrine,
  reserveOf,
  SHINTO,
  STRONGHOLD,
  squadAt,
  strongholdsAt,
  strongholdsOnMap,
} from './state/figures.ts';
export { battleForce, forceIn, forceOfFigure, isFighter, presentAt, strongestAt } from './state/force.ts';
export { figureKinds, isDaimyo, isMonster, isOni, isShinto, kindId } from './state/kinds.ts';
export { CLAN_COUNT, PROVINCES } from './state/layout.ts';
export { clanId, clanNumber, provinceNumber } from './state/names.ts';
export {
  battleProvince,
  currentPlayer,
  fightersOf,
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
export { mandateTurnsOf } from './state/turn-order.ts';
export { priceNow } from './views/price.ts';
