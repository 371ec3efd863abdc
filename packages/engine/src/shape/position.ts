import { PLAYERS_MOST } from '../data/players.ts';
import { MANDATE_TURNS, SHRINES, TILES, TILES_DRAWN } from '../data/year.ts';
import { field, nextCell } from './field.ts';
import {
  AGENDA_ROOM,
  CARD_COUNT,
  CARDS_TAKEN_ROOM,
  CELL_BITS,
  DISPLAY_ROOM,
  EXTRA_MONSTER_ROOM,
  HOSTAGE_ROOM,
  TOKEN_ROOM,
  UNIQUE_COUNT,
  WAR_ROOM,
} from './sizes.ts';

/**
 * What a position is: every field with its name, who may know it, how many there are of it, and what it holds. The row of numbers
 * (`state/layout.ts`), saves (`save.ts`), what a viewer is told (`views/known.ts`) and the fingerprint are all derived from this.
 */

/** The number of copies of a card that a clan owns takes two bits: a cell holds eight cards, or sixteen. */
export const COPY_BITS = 2;
export const MOST_COPIES = 2 ** COPY_BITS - 1;
export const CARDS_PER_CELL = CELL_BITS / COPY_BITS;
/** Shifting by this is the same as dividing by `CARDS_PER_CELL`: a search asks for copies all the time. */
export const CARD_SHIFT = Math.log2(CARDS_PER_CELL);
export const COPY_CELLS = Math.ceil(CARD_COUNT / CARDS_PER_CELL);

/** A step on the agenda: its number, its clan, and the cells of what else it is about. */
export const STEP_HEAD = 2;
export const ABOUT_ROOM = 3;
export const STEP_CELLS = STEP_HEAD + ABOUT_ROOM;

const AMOUNT = { holds: 'amount' } as const;
const AMOUNT_PER_CLAN = { per: ['clan'], holds: 'amount' } as const;
const YES_OR_NO = { holds: 'yes or no' } as const;
const COUNT = { holds: 'amount', follows: true } as const;

// The game
export const PLAYERS = field('players', 'public', COUNT);
export const IN_PLAY = field('inPlay', 'public', { holds: 'clans', follows: true });
export const SET = field('set', 'public', { holds: 'set' });
/** The extra Monsters in this game, in the order of their numbers; and do the kami come to the map? */
export const EXTRA_MONSTERS = field('extraMonsters', 'public', {
  per: [EXTRA_MONSTER_ROOM],
  holds: 'card',
  countedBy: 'extraMonsterCount',
  later: true,
});
export const EXTRA_MONSTER_COUNT = field('extraMonsterCount', 'public', COUNT);
export const UNBOUND = field('unbound', 'public', { holds: 'yes or no', later: true });
/** Can something in this game change the rules where it stands (`state/things.ts`)? */
export const PLACES_RULED = field('placesRuled', 'public', { holds: 'yes or no', follows: true });
export const SHRINE_KAMI = field('shrines', 'public', { per: [SHRINES], holds: 'kami' });
/** UNBOUND-2: the province in which the Kami of each shrine stands, or none while it is beside its shrine. */
export const KAMI_STANDS = field('kamiStands', 'public', {
  per: [SHRINES],
  holds: 'province or none',
  later: true,
});
export const SEASON = field('season', 'public', { holds: 'season' });
export const PHASE = field('phase', 'public', { holds: 'phase' });

// Chance (ChaCha20: the key, and how many words were drawn)
export const CHANCE_KEY = field('chanceKey', 'secret', { per: [8], holds: 'chance' });
export const CHANCE_DRAWN = field('chanceDrawn', 'secret', { holds: 'chance' });

// The clans
export const HONOR = field('honor', 'public', { per: [PLAYERS_MOST], holds: 'clan', countedBy: 'players' });
export const HONOR_RANK = field('honorRank', 'public', { per: ['clan'], holds: 'amount', follows: true });
export const ALLY = field('ally', 'public', { per: ['clan'], holds: 'clan or nobody' });
export const ALLIED_IN = field('alliedIn', 'public', { per: ['clan'], holds: 'seasons' });
export const VP = field('vp', 'public', AMOUNT_PER_CLAN);
export const COINS = field('coins', 'public', AMOUNT_PER_CLAN);
export const RONIN = field('ronin', 'public', AMOUNT_PER_CLAN);
export const SQUADS = field('squads', 'public', { per: ['clan', 'place'], holds: 'squad' });
/** Who owns each unique figure, and where it is (`state/figures.ts`): a save says it with the squads. */
export const UNIQUES = field('uniques', 'public', { per: [UNIQUE_COUNT], holds: 'amount', follows: true });
export const COPIES = field('copies', 'public', {
  per: ['clan', COPY_CELLS],
  holds: 'amount',
  follows: true,
});

// What was taken by whom, in order
export const CARDS_TAKEN = field('cardsTaken', 'public', {
  per: [CARDS_TAKEN_ROOM],
  holds: 'card taken',
  countedBy: 'cardsTakenCount',
});
export const CARDS_TAKEN_COUNT = field('cardsTakenCount', 'public', COUNT);
export const TOKENS = field('tokens', 'public', {
  per: [TOKEN_ROOM],
  holds: 'token',
  countedBy: 'tokenCount',
});
export const TOKEN_COUNT = field('tokenCount', 'public', COUNT);
export const HOSTAGES = field('hostages', 'public', {
  per: [HOSTAGE_ROOM],
  holds: 'hostage',
  countedBy: 'hostageCount',
});
export const HOSTAGE_COUNT = field('hostageCount', 'public', COUNT);

// The season
export const DISPLAY = field('display', 'public', {
  per: [DISPLAY_ROOM],
  holds: 'card',
  countedBy: 'displayCount',
});
export const DISPLAY_COUNT = field('displayCount', 'public', COUNT);
export const WARS = field('wars', 'public', { per: [WAR_ROOM], holds: 'province', countedBy: 'warCount' });
export const WAR_COUNT = field('warCount', 'public', COUNT);
export const WAR_NEXT = field('warNext', 'public', AMOUNT);
export const KAMI_TURN = field('kamiTurn', 'public', AMOUNT);

// The tea ceremony
export const READY = field('ready', 'public', { per: ['clan'], holds: 'yes or no' });
export const PROPOSALS_MADE = field('proposalsMade', 'public', AMOUNT_PER_CLAN);
export const PROPOSAL_GIVE = field('proposalGive', 'public', { per: ['clan', 'clan'], holds: 'purse' });
export const PROPOSAL_ASK = field('proposalAsk', 'public', { per: ['clan', 'clan'], holds: 'purse' });

// What each clan has received since the last question at which it could have given (DEAL-6): everybody saw it
export const GAINED = field('gained', 'public', { per: ['good', 'clan'], holds: 'amount' });
export const GAINED_ANY = field('gainedAny', 'public', YES_OR_NO);

// The mandates
export const TURN = field('turn', 'public', AMOUNT);
export const CURRENT = field('current', 'public', { holds: 'clan or nobody' });
export const MANDATE = field('mandate', 'public', { holds: 'mandate or none' });
export const STACK = field('stack', 'partly', {
  per: [TILES],
  holds: 'mandate or none',
  countedBy: 'stackCount',
});
export const STACK_COUNT = field('stackCount', 'public', COUNT);
export const PLAYED_BY = field('playedBy', 'public', { per: [MANDATE_TURNS], holds: 'clan or nobody' });
export const PLAYED = field('played', 'public', { per: [MANDATE_TURNS], holds: 'mandate or none' });
export const TILE_LAID = field('tileLaid', 'partly', { per: [MANDATE_TURNS], holds: 'mandate or none' });
export const TILES_RETURNED = field('tilesReturned', 'partly', {
  per: [MANDATE_TURNS, TILES_DRAWN - 1],
  holds: 'mandate or none',
});

// What the player who is acting has done in this mandate or favor
export const SUMMONED_AT = field('summonedAt', 'public', { per: ['province'], holds: 'amount' });
export const SUMMONED = field('summoned', 'public', AMOUNT);
export const ARRIVED = field('arrived', 'public', { per: ['province'], holds: 'arrivals' });
/** Where each unique figure among them has arrived: 1 + the province. */
export const UNIQUES_ARRIVED = field('uniquesArrived', 'public', {
  per: [UNIQUE_COUNT],
  holds: 'amount',
  follows: true,
});
/** Which Kami have moved, by their shrines. */
export const KAMI_MOVED = field('kamiMoved', 'public', { per: [SHRINES], holds: 'yes or no', later: true });
export const TRAVELED = field('traveled', 'public', AMOUNT);
export const TOLLS = field('tolls', 'public', { per: ['route'], holds: 'toll' });
export const REPLACED_OF = field('replacedOf', 'public', AMOUNT_PER_CLAN);
export const REPLACED_WORSHIPPERS = field('replacedWorshippers', 'public', AMOUNT);

// The moment (WORD-13)
export const MOMENT_OPEN = field('momentOpen', 'public', YES_OR_NO);
export const MOMENT_VP = field('momentVp', 'public', AMOUNT_PER_CLAN);
export const MOMENT_COINS = field('momentCoins', 'public', AMOUNT_PER_CLAN);
export const MOMENT_COINS_BEFORE = field('momentCoinsBefore', 'public', AMOUNT_PER_CLAN);
/** How many cards were taken before it: those taken since do not count in it. */
export const MOMENT_CARDS = field('momentCards', 'public', { holds: 'amount', later: true });
/** The first cell after those of the moment. */
export const MOMENT_END = nextCell();

// The battle
export const BATTLE_PROVINCE = field('battleProvince', 'public', { holds: 'province or none' });
export const FIGHTERS = field('fighters', 'public', { holds: 'clans' });
export const HAS_BID = field('hasBid', 'public', { holds: 'clans' });
export const BIDS = field('bids', 'partly', { per: ['clan', 'advantage'], holds: 'amount' });
export const BIDS_REVEALED = field('bidsRevealed', 'public', YES_OR_NO);
export const ADVANTAGE_WINNERS = field('advantageWinners', 'public', {
  per: ['advantage'],
  holds: 'clan or nobody',
});
export const HIRED = field('hired', 'public', AMOUNT_PER_CLAN);
/** The figure that fights for somebody else (`state/loan.ts`). */
export const LOAN = field('loan', 'public', { holds: 'loan or none', later: true });
export const KILLED_IN_BATTLE = field('killedInBattle', 'public', AMOUNT);
export const BATTLE_WINNER = field('battleWinner', 'public', { holds: 'clan or nobody' });

// The end
export const WINNERS = field('winners', 'public', { holds: 'clans' });

// The agenda: a save writes its steps by name
export const AGENDA_DEPTH = field('agendaDepth', 'public', COUNT);
export const AGENDA = field('agenda', 'public', {
  per: [AGENDA_ROOM, STEP_CELLS],
  holds: 'amount',
  follows: true,
});

/** The number of cells in a position. */
export const STATE_CELLS = nextCell();
