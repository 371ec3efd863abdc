/**
 * The facts of the game and what can be derived from a view, without the rules. Meant for everybody, and for pages that show a game
 * kept by another thread or a server. What such a page needs of games and records is exported here as well as behind their doors.
 */

export { sharesOf } from './battle/shares.ts';
export {
  BOX_IDS,
  BOXES,
  CORE,
  CORE_CLAN_IDS,
  clansOfBoxes,
  hasVariant,
  monstersOfBoxes,
  setsOfBoxes,
} from './data/boxes.ts';
export { CARD_FACTS, type CardFacts, type CardType, isExtraMonster } from './data/cards.ts';
export { CLAN_IDS, CLANS } from './data/clans.ts';
export { BORDERS, PROVINCE_IDS, REWARDS, SHIPPING_ROUTES } from './data/map.ts';
export { PLAYER_COUNTS, PLAYERS_LEAST, PLAYERS_MOST, playersMostWith, warsFor } from './data/players.ts';
export { nextSet, SET_SIZES, SET_VP, setBonus, tokenVp, vpOfToken } from './data/tokens.ts';
export {
  ADVANTAGE_IDS,
  FIRST_GAME_SHRINES,
  KAMI_FIGURE_IDS,
  KAMI_IDS,
  MANDATE_IDS,
  MANDATE_TURNS,
  SEASON_IDS,
  SET_IDS,
  SHRINES,
} from './data/year.ts';
export { entryOf, isAnswer, type LogEntry, logged } from './games/log.ts';
export { executionOrder } from './mandates/order.ts';
export { ASKED_KINDS, type AskedKind } from './moves/asked.ts';
export { coinsIn, NO_BID } from './moves/bid.ts';
export { MOVE_TYPES } from './moves/types.ts';
export { commitmentOf } from './records/fair.ts';
export { decidedByHonor, type RankedClan, ranking, rankingSoFar } from './records/ranking.ts';
export { areKnown, RULES_VERSION } from './version.ts';
export { type Army, armiesIn, type Forecast, forecastsOf } from './views/battle-forecast.ts';
export {
  mandateTrack,
  type TileStack,
  type TrackSlot,
  type TrackTime,
  type TrackWar,
  tilesUnseen,
  warTrack,
} from './views/track.ts';
