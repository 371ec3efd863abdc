import { CLANS } from '../clans/index.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { MANDATE_TURNS, SHRINES, TILES, TILES_DRAWN } from '../data/year.ts';

/**
 * A position is one row of numbers. Each field below has its own cells in that row; a field's name is what
 * `save` writes. One row of numbers is copied in one stroke, which is what makes searching and undoing cheap.
 */

declare const brand: unique symbol;
/** A position of the game, in the middle of anything. Plain data: numbers in a typed array. */
export type State = Int32Array & { readonly [brand]: 'state' };

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** Every field of a position, in the order of its cells. */
export const FIELDS: Field[] = [];

let size = 0;

function field(name: string, length = 1): number {
  const at = size;
  FIELDS.push({ name, at, length });
  size += length;
  return at;
}

export const CLAN_COUNT = CLANS.length;
export const PROVINCES = PROVINCE_IDS.length;

/** Places a figure can be: the provinces, then the shrines, then its owner's reserve. */
export const FIRST_SHRINE = PROVINCES;
export const RESERVE = FIRST_SHRINE + SHRINES;
export const PLACES = RESERVE + 1;

/** Room for the cards and Monsters of later boxes; the catalogue checks that it is enough. */
export const CARD_ROOM = 48;
/** How many copies of each card a clan owns takes two bits: sixteen cards to a cell. */
export const CARDS_PER_CELL = 16;
const COPY_CELLS = CARD_ROOM / CARDS_PER_CELL;
export const MONSTER_ROOM = 16;

/** The most season cards, war tokens and hostages that can be in players' hands in one game. */
export const CARDS_TAKEN_ROOM = 36;
export const TOKEN_ROOM = 24;
export const HOSTAGE_ROOM = 24;
export const DISPLAY_ROOM = 12;
export const WAR_ROOM = CLAN_COUNT + 2;

/** Room for cards that look at whole moments (Loyalty, Way of the Merchant). */
export const MOMENT_CARD_ROOM = 3;

/** A step on the agenda: its number, its clan, and what else it is about. */
export const STEP_HEAD = 2;
export const ABOUT_ROOM = 2;
export const STEP_CELLS = STEP_HEAD + ABOUT_ROOM;
export const AGENDA_ROOM = 32;

// The game
export const PLAYERS = field('players');
export const IN_PLAY = field('inPlay', CLAN_COUNT);
export const SET = field('set');
export const SHRINE_KAMI = field('shrines', SHRINES);
export const SEASON = field('season');
export const PHASE = field('phase');

// Chance (ChaCha20: the key, and how many words were drawn)
export const CHANCE_KEY = field('chanceKey', 8);
export const CHANCE_DRAWN = field('chanceDrawn');

// The clans
export const HONOR = field('honor', CLAN_COUNT);
export const HONOR_RANK = field('honorRank', CLAN_COUNT);
export const ALLY = field('ally', CLAN_COUNT);
export const ALLIED_IN = field('alliedIn', CLAN_COUNT);
export const VP = field('vp', CLAN_COUNT);
export const COINS = field('coins', CLAN_COUNT);
export const RONIN = field('ronin', CLAN_COUNT);
export const SQUADS = field('squads', CLAN_COUNT * PLACES);
export const COPIES = field('copies', CLAN_COUNT * COPY_CELLS);

// What was taken by whom, in order
export const CARDS_TAKEN = field('cardsTaken', CARDS_TAKEN_ROOM);
export const CARDS_TAKEN_COUNT = field('cardsTakenCount');
export const TOKENS = field('tokens', TOKEN_ROOM);
export const TOKEN_COUNT = field('tokenCount');
export const HOSTAGES = field('hostages', HOSTAGE_ROOM);
export const HOSTAGE_COUNT = field('hostageCount');

// The season
export const DISPLAY = field('display', DISPLAY_ROOM);
export const DISPLAY_COUNT = field('displayCount');
export const WARS = field('wars', WAR_ROOM);
export const WAR_COUNT = field('warCount');
export const WAR_NEXT = field('warNext');
export const KAMI_TURN = field('kamiTurn');

// The tea ceremony
export const READY = field('ready', CLAN_COUNT);
export const PROPOSALS_MADE = field('proposalsMade', CLAN_COUNT);
export const PROPOSAL_GIVE = field('proposalGive', CLAN_COUNT * CLAN_COUNT);
export const PROPOSAL_ASK = field('proposalAsk', CLAN_COUNT * CLAN_COUNT);

// Coins, then ronin, that each clan has got since the last question at which it could have given (DEAL-6)
export const GAINED = field('gained', 2 * CLAN_COUNT);
export const GAINED_ANY = field('gainedAny');

// The mandates
export const TURN = field('turn');
export const CURRENT = field('current');
export const MANDATE = field('mandate');
export const STACK = field('stack', TILES);
export const STACK_COUNT = field('stackCount');
export const PLAYED_BY = field('playedBy', MANDATE_TURNS);
export const PLAYED = field('played', MANDATE_TURNS);
export const TILE_LAID = field('tileLaid', MANDATE_TURNS);
export const TILES_RETURNED = field('tilesReturned', MANDATE_TURNS * (TILES_DRAWN - 1));

// What the player who is acting has done in this mandate or favor
export const SUMMONED_AT = field('summonedAt', PROVINCES);
export const SUMMONED = field('summoned');
export const ARRIVED = field('arrived', PROVINCES);
export const TRAVELED = field('traveled');
export const TOLLS = field('tolls', 8);
export const REPLACED_OF = field('replacedOf', CLAN_COUNT);
export const REPLACED_WORSHIPPERS = field('replacedWorshippers');

// The moment (WORD-13)
export const MOMENT_OPEN = field('momentOpen');
export const MOMENT_VP = field('momentVp', CLAN_COUNT);
export const MOMENT_COINS = field('momentCoins', CLAN_COUNT);
export const MOMENT_COINS_BEFORE = field('momentCoinsBefore', CLAN_COUNT);
export const MOMENT_COPIES = field('momentCopies', MOMENT_CARD_ROOM * CLAN_COUNT);
/** The first cell after the moment's. */
export const MOMENT_END = size;

// The battle
export const BATTLE_PROVINCE = field('battleProvince');
export const FIGHTERS = field('fighters');
export const HAS_BID = field('hasBid');
export const BIDS = field('bids', CLAN_COUNT * 4);
export const BIDS_REVEALED = field('bidsRevealed');
export const ADVANTAGE_WINNERS = field('advantageWinners', 4);
export const HIRED = field('hired', CLAN_COUNT);
export const KILLED_IN_BATTLE = field('killedInBattle');
export const BATTLE_WINNER = field('battleWinner');

// The end
export const WINNERS = field('winners');

// The agenda
export const AGENDA_DEPTH = field('agendaDepth');
export const AGENDA = field('agenda', AGENDA_ROOM * STEP_CELLS);

/** How many cells a position has. */
export const STATE_CELLS = size;

/** Nobody, nothing, nowhere. */
export const NONE = -1;

export const blankState = (): State => new Int32Array(STATE_CELLS) as State;

/**
 * Copies are cut from slabs of a few positions each: memory for one typed array costs several times what
 * copying a position does (docs/decisions/0006-a-position-is-one-row-of-numbers.md).
 */
const POSITIONS_PER_SLAB = 8;
const POSITION_BYTES = STATE_CELLS * Int32Array.BYTES_PER_ELEMENT;
let slab = new ArrayBuffer(0);
let slabUsed = 0;

/** A copy that shares no cell with the original. */
export function clone(state: State): State {
  if (slabUsed === slab.byteLength) {
    slab = new ArrayBuffer(POSITIONS_PER_SLAB * POSITION_BYTES);
    slabUsed = 0;
  }
  const copy = new Int32Array(slab, slabUsed, STATE_CELLS) as State;
  slabUsed += POSITION_BYTES;
  copy.set(state);
  return copy;
}

/** Makes one position the same as another without allocating anything: for searches that try and go back. */
export const copyInto = (target: State, source: State): void => target.set(source);

export const get = (state: State, cell: number): number => state[cell] as number;
export const put = (state: State, cell: number, value: number): void => {
  state[cell] = value;
};
export const add = (state: State, cell: number, amount: number): void => {
  state[cell] = (state[cell] as number) + amount;
};
