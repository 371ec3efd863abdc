import { CHARACTER_IDS, LEVEL_IDS, TRICKS } from '@hinode/bots';
import { BOX_IDS, CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import type { GameReport, Offence, PlayerReport, Times } from './game.ts';
import type { Plan } from './plan.ts';
import type { Seat } from './seat.ts';
import { SOURCES } from './sources.ts';

/** What the threads tell each other, checked on arrival: the compiler cannot see through a message. */

type Fields = Readonly<Record<string, unknown>>;

class BadMessage extends Error {
  constructor(what: string) {
    super(`a message between the threads has no ${what}`);
    this.name = 'BadMessage';
  }
}

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw new BadMessage(what);
  return value as Fields;
}

function number(from: Fields, name: string, least = Number.NEGATIVE_INFINITY): number {
  const value = from[name];
  if (typeof value !== 'number' || !(value >= least)) throw new BadMessage(name);
  return value;
}

function count(from: Fields, name: string): number {
  const value = number(from, name, 0);
  if (!Number.isSafeInteger(value)) throw new BadMessage(name);
  return value;
}

function text(from: Fields, name: string): string {
  const value = from[name];
  if (typeof value !== 'string') throw new BadMessage(name);
  return value;
}

function word<Word extends string>(from: Fields, name: string, words: readonly Word[]): Word {
  const found = words.find((known) => known === from[name]);
  if (found === undefined) throw new BadMessage(name);
  return found;
}

function list<Item>(from: Fields, name: string, read: (item: unknown) => Item): Item[] {
  const value = from[name];
  if (!Array.isArray(value)) throw new BadMessage(name);
  return value.map(read);
}

function numbers(from: Fields, name: string): number[] {
  return list(from, name, (item) => number({ [name]: item }, name));
}

const readSeat = (message: unknown): Seat => {
  const seat = fields(message, 'seat');
  return {
    level: word(seat, 'level', LEVEL_IDS),
    noise: number(seat, 'noise', 0),
    ...(seat['skill'] !== undefined && { skill: count(seat, 'skill') }),
    ...(seat['byHand'] === true && { byHand: true }),
    ...(seat['trick'] !== undefined && { trick: word(seat, 'trick', TRICKS) }),
    ...(seat['character'] !== undefined && { character: word(seat, 'character', CHARACTER_IDS) }),
  };
};

export function readPlan(message: unknown): Plan {
  const plan = fields(message, 'plan');
  const budget = fields(plan['budget'], 'budget');
  return {
    seats: list(plan, 'seats', readSeat),
    seed: text(plan, 'seed'),
    set: word(plan, 'set', [...SET_IDS, 'random']),
    boxes: list(plan, 'boxes', (box) => word({ box }, 'box', BOX_IDS)),
    quick: plan['quick'] === true,
    ...(plan['keeps'] === true && { keeps: true }),
    budget:
      'iterations' in budget
        ? { iterations: number(budget, 'iterations', 1) }
        : { milliseconds: number(budget, 'milliseconds', 1) },
  };
}

/** The game a thread is to play. */
export const readOrder = (message: unknown): number => count(fields(message, 'order'), 'game');

const readPlayer = (message: unknown): PlayerReport => {
  const player = fields(message, 'player');
  const sources = fields(player['sources'], 'sources');
  return {
    seat: count(player, 'seat'),
    clan: word(player, 'clan', CLAN_IDS),
    chair: count(player, 'chair'),
    vp: number(player, 'vp'),
    rank: number(player, 'rank', 1),
    won: number(player, 'won', 0),
    seasons: numbers(player, 'seasons'),
    sources: Object.fromEntries(
      SOURCES.map((source) => [source, number(sources, source)]),
    ) as PlayerReport['sources'],
  };
};

const readTimes = (message: unknown): Times => {
  const times = fields(message, 'times');
  return {
    seat: count(times, 'seat'),
    decisions: numbers(times, 'decisions'),
    bids: numbers(times, 'bids'),
  };
};

const readOffence = (message: unknown): Offence => {
  const offence = fields(message, 'offence');
  return {
    clan: word(offence, 'clan', CLAN_IDS),
    after: number(offence, 'after'),
    move: text(offence, 'move'),
  };
};

export function readReport(message: unknown): GameReport {
  const report = fields(message, 'report');
  return {
    game: count(report, 'game'),
    players: list(report, 'players', readPlayer),
    times: list(report, 'times', readTimes),
    illegal: list(report, 'illegal', readOffence),
    ...(report['stall'] !== undefined && { stall: text(report, 'stall') }),
    ...(report['record'] !== undefined && { record: text(report, 'record') }),
  };
}
