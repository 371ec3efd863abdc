import { type BoxId, type CardId, type ClanId, rngFrom, type Setup } from '@hinode/engine';
import {
  BOX_IDS,
  CARD_FACTS,
  CLAN_IDS,
  CORE,
  clansOfBoxes,
  isExtraMonster,
  PLAYERS_LEAST,
  PLAYERS_MOST,
  playersMostWith,
  SET_IDS,
} from '@hinode/engine/facts';
import { Complaint } from './complaint.ts';
import { oneOf, wholeNumber } from './flags.ts';

/** Who sits at the table: the flags `--players`, `--clans`, `--boxes` and `--set`, which several commands share. */

export const BOXES_FLAG = { boxes: { type: 'string' } } as const;

export const TABLE_FLAGS = {
  ...BOXES_FLAG,
  players: { type: 'string' },
  clans: { type: 'string' },
  set: { type: 'string', default: 'random' },
} as const;

const DEFAULT_PLAYERS = '4';

const OTHER_BOXES = BOX_IDS.filter((box) => !CORE.includes(box));

export const BOXES_HELP = `  --boxes A,B     draws from these boxes besides the core box: ${OTHER_BOXES.join(', ') || 'none are there yet'}`;

export const TABLE_HELP = `  --players N     ${PLAYERS_LEAST} to ${PLAYERS_MOST} players (default ${DEFAULT_PLAYERS}); more than ${playersMostWith(CORE)} need another box
  --clans A,B,C   exactly these clans: ${CLAN_IDS.join(', ')}
  --set SET       the season cards: ${SET_IDS.join(', ')} or random (default)
${BOXES_HELP}`;

const LONGEST_SEED = 1000;

export const readSet = (typed: string) => oneOf('set', typed, [...SET_IDS, 'random']);

export function readSeed(typed: string): string {
  if (typed.length > LONGEST_SEED)
    throw new Complaint(`--seed must not be longer than ${LONGEST_SEED} characters`);
  return typed;
}

/** What is drawn from: the core box, and the boxes that are named. */
export function readBoxes(typed: string | undefined): readonly BoxId[] {
  if (typed === undefined) return CORE;
  const named = typed.split(',').map((word) => oneOf('boxes', word.trim(), BOX_IDS));
  return [...new Set([...CORE, ...named])];
}

/** In the form of a setup, where the core box alone is omitted. */
export const boxesOf = (boxes: readonly BoxId[]): Pick<Setup, 'boxes'> =>
  boxes.length > CORE.length ? { boxes } : {};

export const EXTRA_MONSTERS: readonly CardId[] = CARD_FACTS.filter(isExtraMonster).map(({ id }) => id);

/** The extra Monsters that `--monsters` names. */
export const readMonsters = (typed: string | undefined): readonly CardId[] => [
  ...new Set(typed?.split(',').map((word) => oneOf('monsters', word.trim(), EXTRA_MONSTERS))),
];

interface Asked {
  readonly players?: string | undefined;
  readonly clans?: string | undefined;
}

/** Every table that matches the flags: one if the clans were named, otherwise all combinations of those in the boxes. */
export function readTables({ players, clans }: Asked, boxes: readonly BoxId[] = CORE): readonly ClanId[][] {
  if (clans === undefined)
    return tablesOf(readCount(players ?? DEFAULT_PLAYERS, playersMostWith(boxes)), boxes);
  const named = readClans(clans);
  if (players !== undefined && readCount(players, PLAYERS_MOST) !== named.length)
    throw new Complaint(`--clans names ${named.length} clans, but --players says ${players}`);
  return [named];
}

const readCount = (typed: string, most: number): number => wholeNumber('players', typed, PLAYERS_LEAST, most);

/** Every table of this many clans. */
export const tablesOf = (players: number, boxes: readonly BoxId[] = CORE): ClanId[][] =>
  combinations(clansOfBoxes(boxes), players);

/** Checks the seats that `--seats` names: there may be as many as there are clans to draw. */
export function checkSeats(seats: readonly unknown[], boxes: readonly BoxId[] = CORE): void {
  const most = playersMostWith(boxes);
  if (seats.length < PLAYERS_LEAST || seats.length > most)
    throw new Complaint(`--seats needs ${PLAYERS_LEAST} to ${most} bots, not ${seats.length}`);
}

function readClans(typed: string): ClanId[] {
  const named = typed.split(',').map((word) => oneOf('clans', word.trim(), CLAN_IDS));
  if (new Set(named).size !== named.length) throw new Complaint('--clans names a clan twice');
  if (named.length < PLAYERS_LEAST || named.length > PLAYERS_MOST)
    throw new Complaint(`--clans needs ${PLAYERS_LEAST} to ${PLAYERS_MOST} clans, not ${named.length}`);
  return named;
}

/** Every way to choose `count` of the words, in their order. */
export function combinations<Word>(words: readonly Word[], count: number): Word[][] {
  const [first, ...rest] = words;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...combinations(rest, count - 1).map((others) => [first, ...others]), ...combinations(rest, count)];
}

/** One of the tables, chosen by the seed. */
export function drawTable(tables: readonly ClanId[][], seed: string): ClanId[] {
  return tables[rngFrom(`${seed} table`).below(tables.length)] ?? [];
}
