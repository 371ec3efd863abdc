import type { Language } from '@hinode/text';
import type { MyProfile, Showing, ShownName } from '@hinode/wire';
import type { EndedGame, ProfileOwner, StandInNote, StatusId, StoredGame } from './store.ts';

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

export const endedGameIn = (row: Row, fromJson: FromJson): EndedGame => ({
  id: String(row['id']),
  seats: fromJson(row['seats']) as EndedGame['seats'],
  ...(row['result'] !== null && {
    result: fromJson(row['result']) as Exclude<EndedGame['result'], undefined>,
  }),
  ...(row['ended_at'] !== null && { endedAt: Number(row['ended_at']) }),
  listed: Boolean(row['listed']),
  standIns: fromJson(row['stand_ins']) as readonly StandInNote[],
});

const showingIn = (row: Row): Showing => ({
  rating: Boolean(row['shown']),
  clans: Boolean(row['shows_clans']),
  games: Boolean(row['shows_games']),
});

/** Of nobody nothing is shown. */
export const profileIn = (row: Row | undefined): MyProfile => ({
  ...showingIn(row ?? {}),
  ...(row !== undefined && row['profile'] !== null && { id: String(row['profile']) }),
});

export const shownNameIn = (row: Row): ShownName => ({
  name: String(row['name']),
  ...(row['profile'] !== null && { profile: String(row['profile']) }),
});

export const ownerIn = (row: Row | undefined): ProfileOwner | undefined =>
  row && { person: String(row['id']), name: String(row['name']), ...showingIn(row) };
