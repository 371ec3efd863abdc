import './rules.ts';
import { advance, answerTop, openQuestion, type Step } from './agenda/agenda.ts';
import type { Sink, Table } from './agenda/table.ts';
import { clearBattle } from './battle/battle.ts';
import { CORE, setsOfBoxes } from './data/boxes.ts';
import { CLANS, type ClanId } from './data/clans.ts';
import { KAMI_IDS, SET_IDS, type SetId, SHRINES } from './data/year.ts';
import { handOver } from './effects/gains.ts';
import { IllegalMove, type Refusal } from './errors.ts';
import { isRefusal, type Read, readMove } from './moves/border.ts';
import { whyIllegal } from './moves/refusal.ts';
import type { Move } from './moves/types.ts';
import { scheduleSeason, shuffleTiles } from './phases/season.ts';
import { propose } from './phases/tea.ts';
import { readSetup, type Setup } from './setup.ts';
import { PIECES } from './shape/sizes.ts';
import { cardNumber } from './state/catalogue.ts';
import { seedChance, shuffledBelow } from './state/chance.ts';
import { seats, setHonor, takeSeat, vpOf } from './state/clans.ts';
import { BUSHI, DAIMYO, STRONGHOLD, setSquad, unit } from './state/figures.ts';
import { bringKamiBack } from './state/kami-figures.ts';
import {
  ALLY,
  blankState,
  CURRENT,
  clone,
  EXTRA_MONSTER_COUNT,
  EXTRA_MONSTERS,
  get,
  NONE,
  PLAYERS,
  put,
  RESERVE,
  SET,
  SHRINE_KAMI,
  type State,
  UNBOUND,
  WINNERS,
} from './state/layout.ts';
import { clanId, clansOf, honorTrack, kamiNumber, provinceNumber } from './state/names.ts';
import { notePlacesRuled } from './state/things.ts';

/** A game from its setup to its result: everything in between is folding moves. */

/** SETUP-5: a clan's pieces, and those of them that begin at home (SETUP-6). */
const ALL_PIECES = PIECES.reduce<number>((sum, count, kind) => sum + count * unit(kind), 0);
const AT_HOME = unit(DAIMYO) + unit(BUSHI) + unit(STRONGHOLD);
const HOMES = CLANS.map(({ home }) => provinceNumber(home));

/** The table as laid out (SETUP-1 to SETUP-11), before anything has happened and without pieces on the map. */
export function layTable(setup: Setup): State {
  const { clans, set, shrines, seed, boxes = CORE, monsters = [], unbound = false } = readSetup(setup);
  const state = blankState();
  seedChance(state, seed);
  put(state, PLAYERS, clans.length);
  let rank = 0;
  CLANS.forEach(({ id }, clan) => {
    put(state, ALLY + clan, NONE);
    if (!clans.includes(id)) return;
    takeSeat(state, clan);
    setHonor(state, rank++, clan);
    setSquad(state, clan, RESERVE, ALL_PIECES);
  });
  const sets = setsOfBoxes(boxes);
  const drawnSet = sets[shuffledBelow(state, sets.length)[0] as number] as SetId;
  put(state, SET, SET_IDS.indexOf(set === 'random' ? drawnSet : set));
  const drawnShrines = shuffledBelow(state, KAMI_IDS.length);
  for (let i = 0; i < SHRINES; i++) {
    const chosen = shrines?.[i];
    put(state, SHRINE_KAMI + i, chosen === undefined ? (drawnShrines[i] as number) : kamiNumber(chosen));
  }
  layOutExtras(state, monsters);
  put(state, UNBOUND, unbound ? 1 : 0);
  bringKamiBack(state);
  notePlacesRuled(state);
  put(state, CURRENT, NONE);
  shuffleTiles(state);
  clearBattle(state);
  return state;
}

function layOutExtras(state: State, monsters: readonly string[]): void {
  const numbers = monsters.map(cardNumber).sort((one, other) => one - other);
  put(state, EXTRA_MONSTER_COUNT, numbers.length);
  numbers.forEach((number, i) => {
    put(state, EXTRA_MONSTERS + i, number);
  });
}

/** SETUP-6: Daimyo, Bushi and stronghold at home. */
export function placeHomes(state: State): void {
  for (const clan of seats(state)) {
    setSquad(state, clan, HOMES[clan] as number, AT_HOME);
    setSquad(state, clan, RESERVE, ALL_PIECES - AT_HOME);
  }
}

/** A new game, run to its first decision: the Spring tea ceremony. */
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

/** Makes a move: changes the position, and tells the sink what happened. An illegal move changes nothing. */
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
  /** In honor order; two allies may share (WINTER-5). */
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
