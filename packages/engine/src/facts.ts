/**
 * The facts of the game and what can be read off a view, without the rules: for pages that show a game which another
 * thread or a server keeps. Everything here is in the public door too, or in that of games.
 */

export { sharesOf } from './battle/shares.ts';
export { CARD_FACTS, type CardFacts } from './data/cards.ts';
export { CLAN_IDS, CLANS, type ClanId } from './data/clans.ts';
export { BORDERS, PROVINCE_IDS, type ProvinceId, REWARDS, SHIPPING_ROUTES } from './data/map.ts';
export { PLAYER_COUNTS, PLAYERS_LEAST, PLAYERS_MOST, warsFor } from './data/players.ts';
export { nextSet, setBonus, vpOfToken } from './data/tokens.ts';
export {
  ADVANTAGE_IDS,
  FIRST_GAME_SHRINES,
  KAMI_IDS,
  MANDATE_IDS,
  MANDATE_TURNS,
  SEASON_IDS,
  SET_IDS,
  SHRINES,
} from './data/year.ts';
export { InvalidInput } from './errors.ts';
export { entryOf, isAnswer, type LogEntry, logged } from './games/log.ts';
export { executionOrder } from './mandates/order.ts';
export { ASKED_KINDS, type AskedKind } from './moves/asked.ts';
export { coinsIn, NO_BID } from './moves/bid.ts';
export { MOVE_TYPES } from './moves/types.ts';
export { commitmentOf } from './records/fair.ts';
export { decidedByHonor, type Ranked, ranking, rankingSoFar } from './records/ranking.ts';
export { areKnown, RULES_VERSION } from './version.ts';
export { type Army, armiesIn, type Forecast, forecastsOf } from './views/battle-forecast.ts';
export {
  mandateTrack,
  type TileStack,
  type TrackSlot,
  type TrackWar,
  tilesUnseen,
  type When,
  warTrack,
} from './views/track.ts';
