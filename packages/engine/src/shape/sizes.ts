import { CARD_FACTS, type CardFacts, isExtraMonster, isInDeck } from '../data/cards.ts';
import { CLANS } from '../data/clans.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { PLAYERS_MOST, warsFor } from '../data/players.ts';
import { KAMI_FIGURE_IDS, SEASON_IDS, SET_IDS, SHRINES } from '../data/year.ts';

/**
 * The number of everything that occurs in positions, steps and moves, counted from the facts of all boxes. All packings are
 * computed from these numbers.
 */

export const CLAN_COUNT = CLANS.length;
export const PROVINCES = PROVINCE_IDS.length;
export const CARD_COUNT = CARD_FACTS.length;

/** Places a figure can be: the provinces, then the shrines, then its owner's reserve. */
export const FIRST_SHRINE = PROVINCES;
export const RESERVE = FIRST_SHRINE + SHRINES;
export const PLACES = RESERVE + 1;
/** A place only for unique figures: with the captor. */
export const CAPTIVE = PLACES;
export const SPOTS = CAPTIVE + 1;

/** SETUP-5: the pieces of a clan: Bushi, Shinto, Daimyo, strongholds. */
export const PIECES = [6, 3, 1, 4] as const;
/** Figures that exist only once in the game: the Monsters. */
export const UNIQUE_COUNT = CARD_FACTS.filter(({ type }) => type === 'monster').length;
export const KAMI_FIGURE_COUNT = KAMI_FIGURE_IDS.length;

/** The kinds of pieces. */
export const BUSHI = 0;
export const SHINTO = 1;
export const DAIMYO = 2;
export const STRONGHOLD = 3;
/** The first Kami (`state/kami-figures.ts`). No squad counts a Kami: who controls it follows from the worshippers at its shrine. */
export const KAMI = PIECES.length;
/** The first unique figure; the others follow in the order of the catalogue. */
export const UNIQUE = KAMI + KAMI_FIGURE_COUNT;
export const KINDS = UNIQUE + UNIQUE_COUNT;

const bitsUpTo = (most: number): number => 32 - Math.clz32(most);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The number of cards in the decks of the seasons, with a set and every extra Monster. */
export function deckSizes(cards: readonly CardFacts<string>[], set: (typeof SET_IDS)[number]): number[] {
  const monsters = cards.filter(isExtraMonster).map(({ id }) => id);
  return SEASON_IDS.map((season) =>
    sum(cards.filter((card) => isInDeck(card, season, { set, monsters })).map(({ copies }) => copies)),
  );
}

/** The most extra Monsters that a table can name. */
export const EXTRA_MONSTER_ROOM = CARD_FACTS.filter(isExtraMonster).length;
/** SEASON-2: the largest deck is laid out in full. Every card of its decks can be taken in a game. */
export const DISPLAY_ROOM = Math.max(...SET_IDS.flatMap((set) => deckSizes(CARD_FACTS, set)));
export const CARDS_TAKEN_ROOM = Math.max(...SET_IDS.map((set) => sum(deckSizes(CARD_FACTS, set))));
/** HOSTAGE-1: everybody who could be taken. */
export const HOSTAGE_ROOM = PLAYERS_MOST * (PIECES[0] + PIECES[1]) + UNIQUE_COUNT;
export const WAR_ROOM = warsFor(PLAYERS_MOST);
const SEASONS_WITH_WARS = 3;
export const TOKEN_ROOM = SEASONS_WITH_WARS * PROVINCES;

/**
 * How many abilities of one clan, copy by copy, can put a step on the agenda at the same time; `room.ts` checks that it is enough.
 */
export const ACTS_ROOM = 12;
/** The rest of a season, a whole battle and whatever interrupts it are fewer steps than this. */
const STAGES = 20;
/** For each player there can be an order to choose, and somebody to kill. */
export const AGENDA_ROOM = STAGES + 2 * PLAYERS_MOST + ACTS_ROOM;

/** No clan can hold this many coins: a whole season pays all clans together fewer. */
export const MOST_COINS = 4095;

/** The pieces of each kind have their own bits in a squad: enough for as many as a clan has, and one on loan (`state/loan.ts`). */
export const PIECE_BITS: readonly number[] = PIECES.map((count) => bitsUpTo(count + 1));
const SQUAD_BITS = sum([...PIECE_BITS, bitsUpTo(UNIQUE_COUNT)]);

/** The largest of all other numbers in a cell: a set of clans, a hostage, a card that was taken, an amount. */
const LARGEST = Math.max(
  2 ** CLAN_COUNT - 1,
  KINDS * CLAN_COUNT ** 2,
  CARD_COUNT * CLAN_COUNT,
  SPOTS * CLAN_COUNT,
  MOST_COINS,
);

/**
 * Positions are copied all the time, and half the bytes are copied faster. So cells have 16 bits, unless the boxes bring more clans
 * or Monsters than these can tell apart.
 */
export const CELL_BITS = SQUAD_BITS <= 16 && LARGEST < 2 ** 15 ? 16 : 32;
