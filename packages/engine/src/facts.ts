/**
 * The facts of the game without its rules: for pages that show a game which another thread or a server keeps. Everything
 * here is in the public door too.
 */

export { CLAN_IDS, CLANS, type ClanId } from './clans/index.ts';
export { CARD_FACTS, type CardFacts } from './data/card-facts.ts';
export { BORDERS, PROVINCE_IDS, type ProvinceId, REWARDS, SHIPPING_ROUTES } from './data/map.ts';
export {
  ADVANTAGE_IDS,
  FIRST_GAME_SHRINES,
  KAMI_IDS,
  MANDATE_IDS,
  SEASON_IDS,
  SET_IDS,
} from './data/year.ts';
export { InvalidInput } from './errors.ts';
export { MOVE_TYPES } from './moves/types.ts';
export { commitmentOf } from './records/fair.ts';
export { RULES_VERSION } from './version.ts';
