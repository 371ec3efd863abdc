import { CLANS } from '../data/clans.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { SHRINES } from '../data/year.ts';

/** How many there are of everything that positions, steps and moves speak of. All packings are computed from these numbers. */

export const CLAN_COUNT = CLANS.length;
export const PROVINCES = PROVINCE_IDS.length;

/** Places a figure can be: the provinces, then the shrines, then its owner's reserve. */
export const FIRST_SHRINE = PROVINCES;
export const RESERVE = FIRST_SHRINE + SHRINES;
export const PLACES = RESERVE + 1;
/** Where only a unique figure is said to be: with its captor. */
export const CAPTIVE = PLACES;
export const SPOTS = CAPTIVE + 1;

/** Room for the cards and Monsters of later boxes; `room.ts` checks that it is enough. */
export const CARD_ROOM = 48;
export const UNIQUE_ROOM = 16;

/** SETUP-5: the pieces of a clan: Bushi, Shinto, Daimyo, strongholds. The unique figures are kinds after these. */
export const PIECES = [6, 3, 1, 4] as const;
export const KINDS = PIECES.length + UNIQUE_ROOM;

/** No clan can hold this many coins: a whole season pays all clans together fewer. */
export const MOST_COINS = 4095;
