import { type ClanId, rngFrom } from '@hinode/engine';
import { CLAN_IDS, PLAYER_COUNTS, PLAYERS_LEAST, PLAYERS_MOST, SET_IDS } from '@hinode/engine/facts';
import { Complaint } from './complaint.ts';
import { oneOf, wholeNumber } from './flags.ts';

/** Who sits at the table: the flags `--players`, `--clans` and `--set`, which several commands share. */

export const TABLE_FLAGS = {
  players: { type: 'string' },
  clans: { type: 'string' },
  set: { type: 'string', default: 'random' },
} as const;

const DEFAULT_PLAYERS = '4';

export const TABLE_HELP = `  --players N     ${PLAYER_COUNTS.join(', ')} players (default ${DEFAULT_PLAYERS})
  --clans A,B,C   exactly these clans: ${CLAN_IDS.join(', ')}
  --set SET       the season cards: ${SET_IDS.join(', ')} or random (default)`;

const LONGEST_SEED = 1000;

export const readSet = (typed: string) => oneOf('set', typed, [...SET_IDS, 'random']);

export function readSeed(typed: string): string {
  if (typed.length > LONGEST_SEED)
    throw new Complaint(`--seed must not be longer than ${LONGEST_SEED} characters`);
  return typed;
}

/** Every table that fits what was asked for: one if the clans were named, else all combinations. */
export function readTables(players: string | undefined, clans: string | undefined): readonly ClanId[][] {
  if (clans === undefined) return combinations(CLAN_IDS, readCount(players ?? DEFAULT_PLAYERS));
  const named = readClans(clans);
  if (players !== undefined && readCount(players) !== named.length)
    throw new Complaint(`--clans names ${named.length} clans, but --players says ${players}`);
  return [named];
}

const readCount = (typed: string): number => wholeNumber('players', typed, PLAYERS_LEAST, PLAYERS_MOST);

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

/** One of the tables, by the seed. */
export function drawTable(tables: readonly ClanId[][], seed: string): ClanId[] {
  return tables[rngFrom(`${seed} table`).below(tables.length)] ?? [];
}
