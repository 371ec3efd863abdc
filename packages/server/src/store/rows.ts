import type { ClanId } from '@hinode/engine';
import type { Language } from '@hinode/text';
import type { Played, Statistics } from '@hinode/wire';
import type { StatusId, StoredGame } from './store.ts';

/** What the rows of every database mean. They name their columns alike. */
export type Row = Readonly<Record<string, unknown>>;

/** A column with JSON: one driver gives its text, the other what it says. */
type FromJson = (column: unknown) => unknown;

export function gameIn(row: Row, fromJson: FromJson): StoredGame {
  const json = <K extends 'options' | 'seats' | 'setup' | 'result'>(
    column: K,
  ): Exclude<StoredGame[K], undefined> => fromJson(row[column]) as Exclude<StoredGame[K], undefined>;
  return {
    id: String(row['id']),
    watch: String(row['watch']),
    createdAt: Number(row['created_at']),
    options: json('options'),
    seats: json('seats'),
    secret: String(row['secret']),
    status: row['status'] as StatusId,
    version: Number(row['version']),
    count: Number(row['count']),
    ...(row['reveal_by'] !== null && { revealBy: Number(row['reveal_by']) }),
    ...(row['setup'] !== null && { setup: json('setup') }),
    ...(row['result'] !== null && { result: json('result') }),
    ...(row['ended_at'] !== null && { endedAt: Number(row['ended_at']) }),
    ...(row['rematch'] !== null && { rematch: String(row['rematch']) }),
    ...(row['webhook'] !== null && { webhook: String(row['webhook']) }),
    ...(row['language'] !== null && { language: row['language'] as Language }),
  };
}

/** The statistics of a person, of a row for each clan. */
export function statisticsIn(rows: readonly Row[]): Statistics {
  const sum = (column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);
  return {
    ...played(sum),
    endedEarly: sum('ended_early'),
    left: sum('stood_in'),
    clans: rows
      .filter(({ games }) => games !== 0)
      .map((row) => ({ clan: row['clan'] as ClanId, ...played((column) => Number(row[column])) })),
  };
}

const played = (figure: (column: string) => number): Played => ({
  games: figure('games'),
  wins: figure('wins'),
  vp: figure('vp'),
});
