import type { Budget } from '@hinode/bots';
import type { BoxId, ClanId, SetId, Setup } from '@hinode/engine';
import { Complaint } from '../complaint.ts';
import { boxesOf, checkSeats, tablesOf } from '../table-setup.ts';
import { kindOf, readSeat, type Seat } from './seat.ts';

/** Who plays whom in a tournament. It is plain data: every thread works from a copy of it. */

export interface Plan {
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly set: SetId | 'random';
  /** What sets and clans are drawn from. */
  readonly boxes: readonly BoxId[];
  readonly budget: Budget;
  /** Every level thinks as little as it can. */
  readonly quick: boolean;
  /** Games are told with their records. */
  readonly keeps?: boolean;
}

/** Every kind of bot at the table, in the order of the seats. */
export const kindsOf = ({ seats }: Plan): string[] => [...new Set(seats.map(kindOf))];

export function readSeats(typed: string, noise: number, boxes?: readonly BoxId[]): Seat[] {
  const seats = typed.split(',').map((word) => readSeat('seats', word.trim(), noise));
  checkSeats(seats, boxes);
  return seats;
}

export function readBudget(typed: string): Budget {
  const [, number, unit] = /^([1-9]\d{0,8})(ms|it)$/.exec(typed) ?? [];
  if (number === undefined)
    throw new Complaint(`--budget must be milliseconds or iterations like 200ms or 50it, not "${typed}"`);
  return unit === 'ms' ? { milliseconds: Number(number) } : { iterations: Number(number) };
}

export const writeBudget = (budget: Budget): string =>
  'milliseconds' in budget ? `${budget.milliseconds}ms` : `${budget.iterations}it`;

/** One game of the tournament: a deal, and who sits where. */
export interface Seating {
  readonly setup: Setup;
  /** The clans by their chairs: the first has the highest honor at the start. */
  readonly clans: readonly ClanId[];
  /** The place in the plan of the seat that takes each chair. */
  readonly seats: readonly number[];
  /** What the bots draw their chance from. */
  readonly chance: string;
}

/**
 * The same deal is played once for every rotation of the seats, so that every bot sits in every chair of it and luck
 * favors nobody. The combinations of clans take turns over the deals. Games are counted from 0.
 */
export function seatingOf({ seats, seed, set, boxes }: Plan, game: number): Seating {
  const players = seats.length;
  const deal = Math.floor(game / players);
  const rotation = game % players;
  const tables = tablesOf(players, boxes);
  const clans = tables[deal % tables.length] as ClanId[];
  const name = `${seed}-${deal + 1}`;
  return {
    setup: { clans, set, seed: name, ...boxesOf(boxes) },
    clans,
    seats: clans.map((_, chair) => (chair + rotation) % players),
    // Bots of one kind would play the same game in every rotation if they drew the same chance.
    chance: `${name} rotation ${rotation + 1}`,
  };
}

export const dealsIn = ({ seats }: Plan, games: number): number => Math.ceil(games / seats.length);
