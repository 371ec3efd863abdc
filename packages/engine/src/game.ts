import './rules.ts';
import { advance, answerTop, openQuestion, type Step } from './agenda/agenda.ts';
import type { Sink, Table } from './agenda/table.ts';
import { clearBattle } from './battle/battle.ts';
import { CLANS, type ClanId } from './data/clans.ts';
import { PLAYERS_LEAST, PLAYERS_MOST } from './data/players.ts';
import { KAMI_IDS, type KamiId, SET_IDS, type SetId, SHRINES } from './data/year.ts';
import { handOver } from './effects/gains.ts';
import { IllegalMove, InvalidInput, type Refusal } from './errors.ts';
import { isRefusal, type Read, readMove } from './moves/border.ts';
import { whyIllegal } from './moves/refusal.ts';
import type { Move } from './moves/types.ts';
import { scheduleSeason, shuffleTiles } from './phases/season.ts';
import { propose } from './phases/tea.ts';
import { PIECES } from './shape/sizes.ts';
import { seedChance, shuffledBelow } from './state/chance.ts';
import { setHonor, vpOf } from './state/clans.ts';
import { BUSHI, DAIMYO, STRONGHOLD, setSquad, unit } from './state/figures.ts';
import {
  ALLY,
  blankState,
  CURRENT,
  clone,
  get,
  IN_PLAY,
  NONE,
  PLAYERS,
  put,
  RESERVE,
  SET,
  SHRINE_KAMI,
  type State,
  WINNERS,
} from './state/layout.ts';
import { clanId, clansOf, honorTrack, kamiNumber, provinceNumber, seats } from './state/names.ts';

/** A game from its setup to its result: everything in between is folding moves. */

export interface Setup {
  /** Three to five clans, in any order: seats run by starting honor (SETUP-2). */
  readonly clans: readonly ClanId[];
  /** SETUP-8: the set of season cards; `random` draws it by the seed. */
  readonly set: SetId | 'random';
  /** SETUP-7: four kami from left to right; drawn by the seed if left out. */
  readonly shrines?: readonly KamiId[];
  readonly seed: string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const LONGEST_SEED = 1024;

/** Reads a setup from outside, or says what is wrong with it. */
export function readSetup(input: unknown): Setup {
  if (typeof input !== 'object' || input === null || isList(input))
    throw new InvalidInput('bad-setup', 'setup', 'is not an object');
  const { clans, set, shrines, seed, ...unknown } = input as Record<string, unknown>;
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw new InvalidInput('bad-setup', `setup.${surplus}`, 'is not known');
  if (!isList(clans) || clans.length < PLAYERS_LEAST || clans.length > PLAYERS_MOST)
    throw new InvalidInput('bad-setup', 'setup.clans', `needs ${PLAYERS_LEAST} to ${PLAYERS_MOST} clans`);
  for (const [i, id] of clans.entries()) {
    if (!CLANS.some((clan) => clan.id === id))
      throw new InvalidInput('bad-setup', `setup.clans[${i}]`, 'is no clan');
    if (clans.indexOf(id) !== i) throw new InvalidInput('bad-setup', `setup.clans[${i}]`, 'is named twice');
  }
  if (set !== 'random' && !SET_IDS.some((id) => id === set))
    throw new InvalidInput('bad-setup', 'setup.set', `must be one of ${SET_IDS.join(', ')} or random`);
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    throw new InvalidInput('bad-setup', 'setup.seed', `must be a text of at most ${LONGEST_SEED} characters`);
  if (shrines !== undefined) checkShrines(shrines);
  return input as Setup;
}

function checkShrines(shrines: unknown): void {
  if (!isList(shrines) || shrines.length !== SHRINES || new Set(shrines).size !== SHRINES)
    throw new InvalidInput('bad-setup', 'setup.shrines', `needs ${SHRINES} different kami`);
  for (const id of shrines) {
    if (!KAMI_IDS.some((kami) => kami === id))
      throw new InvalidInput('bad-setup', 'setup.shrines', `${String(id)} is no kami`);
  }
}

/** SETUP-5: a clan's pieces, and those of them that begin at home (SETUP-6). */
const ALL_PIECES = PIECES.reduce<number>((sum, count, kind) => sum + count * unit(kind), 0);
const AT_HOME = unit(DAIMYO) + unit(BUSHI) + unit(STRONGHOLD);
const HOMES = CLANS.map(({ home }) => provinceNumber(home));

/** The table laid out (SETUP-1 to SETUP-11), before anything has happened and without pieces on the map. */
export function layTable(setup: Setup): State {
  const { clans, set, shrines, seed } = readSetup(setup);
  const state = blankState();
  seedChance(state, seed);
  put(state, PLAYERS, clans.length);
  let rank = 0;
  CLANS.forEach(({ id }, clan) => {
    put(state, ALLY + clan, NONE);
    if (!clans.includes(id)) return;
    put(state, IN_PLAY + clan, 1);
    setHonor(state, rank++, clan);
    setSquad(state, clan, RESERVE, ALL_PIECES);
  });
  const drawnSet = shuffledBelow(state, SET_IDS.length)[0] ?? 0;
  put(state, SET, set === 'random' ? drawnSet : SET_IDS.indexOf(set));
  const drawnShrines = shuffledBelow(state, KAMI_IDS.length);
  for (let i = 0; i < SHRINES; i++) {
    const chosen = shrines?.[i];
    put(state, SHRINE_KAMI + i, chosen === undefined ? (drawnShrines[i] as number) : kamiNumber(chosen));
  }
  put(state, CURRENT, NONE);
  shuffleTiles(state);
  clearBattle(state);
  return state;
}

/** SETUP-6: Daimyo, Bushi and stronghold at home. */
export function placeHomes(state: State): void {
  for (const clan of seats(state)) {
    setSquad(state, clan, HOMES[clan] as number, AT_HOME);
    setSquad(state, clan, RESERVE, ALL_PIECES - AT_HOME);
  }
}

/** A new game, gone on to its first decision: the Spring tea ceremony. */
export function newGame(setup: Setup, sink?: Sink): State {
  const state = layTable(setup);
  placeHomes(state);
  scheduleSeason(state, 'season-start');
  advance({ state, sink });
  return state;
}

/** Why this move may not be made now, or undefined if it may. */
export function refusal(state: State, move: unknown): Refusal | undefined {
  const read = readMove(state, move);
  return isRefusal(read) ? read : whyIllegal(state, read);
}

/** Makes a move: changes the position, and tells the sink what happened. An illegal one changes nothing. */
export function play(state: State, move: Move, sink?: Sink): void {
  playTo(state, move, sink);
}

/** Makes a move, and stops before the step `stopBefore` if that comes first. */
export function playTo(state: State, move: unknown, sink?: Sink, stopBefore?: Step): void {
  const read = readMove(state, move);
  if (isRefusal(read)) throw new IllegalMove(read);
  const refused = whyIllegal(state, read);
  if (refused !== undefined) throw new IllegalMove(refused);
  const table = { state, sink };
  carryOut(table, read);
  advance(table, stopBefore);
}

const NO_PURSE = { coins: 0, ronin: 0 };

function carryOut(
  table: Table,
  { clan, type, code, to = NONE, give = NO_PURSE, ask = NO_PURSE }: Read,
): void {
  if (type === 'gift') {
    handOver(table, clan, to, give.coins, give.ronin);
    table.sink?.({ type: 'giftGiven', clan: clanId(clan), to: clanId(to), ...give, seenBy: 'all' });
  } else if (type === 'propose') {
    propose(table, clan, to, give, ask);
  } else {
    answerTop(table, clan, code);
  }
}

/** Makes a move given as a number that is known to be legal: for random play and search. */
export function playCode(state: State, clan: number, code: number, sink?: Sink): void {
  const table = { state, sink };
  answerTop(table, clan, code);
  advance(table);
}

/** The position after a move, as a copy. */
export function after(state: State, move: Move): State {
  const next = clone(state);
  play(next, move);
  return next;
}

export interface Result {
  /** In honor order; two who are allied may share (WINTER-5). */
  readonly winners: readonly ClanId[];
  readonly vp: Readonly<Partial<Record<ClanId, number>>>;
  readonly honor: readonly ClanId[];
}

/** How the game ended, or undefined while it goes on. */
export function result(state: State): Result | undefined {
  const winners = get(state, WINNERS);
  if (winners === 0) return undefined;
  const won = clansOf(winners);
  const honor = honorTrack(state);
  return {
    winners: honor.filter((clan) => won.includes(clan)),
    vp: Object.fromEntries(seats(state).map((clan) => [clanId(clan), vpOf(state, clan)])),
    honor,
  };
}

/** Is anybody asked anything? */
export const isOver = (state: State): boolean => openQuestion(state) === undefined;
