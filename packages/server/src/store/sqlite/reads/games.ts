import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '@hinode/text';
import type { StatusId, StoredGame } from '../../store.ts';
import type { Sync } from '../sync.ts';

type Row = Readonly<Record<string, unknown>>;

const GAME = `SELECT *, (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.game = games.game) AS count
  FROM games`;

export function gamesOn(
  db: DatabaseSync,
): Sync<'game' | 'byWatch' | 'openGames' | 'gamesOf' | 'playing' | 'entries' | 'times'> {
  const one = db.prepare(`${GAME} WHERE id = ?`);
  const watched = db.prepare(`${GAME} WHERE watch = ?`);
  const open = db.prepare(
    `${GAME} WHERE status = 'open' AND listed = 1 ORDER BY created_at DESC, game DESC LIMIT ?`,
  );
  const ofPerson = db.prepare(
    `${GAME} WHERE game IN (SELECT game FROM players WHERE person = ? ORDER BY game DESC LIMIT ?)
     ORDER BY game DESC`,
  );
  const playing = db.prepare(`SELECT id FROM games WHERE status = 'playing'`);
  const entries = db.prepare(
    `SELECT entry FROM entries WHERE game = (SELECT game FROM games WHERE id = ?) AND number >= ?
     ORDER BY number`,
  );
  const times = db.prepare(
    `SELECT created_at + after AS time FROM games JOIN entries USING (game) WHERE id = ? ORDER BY number`,
  );
  return {
    game: (id) => gameOf(one.get(id)),
    byWatch: (watch) => gameOf(watched.get(watch)),
    openGames: (limit) => gamesIn(open.all(limit)),
    gamesOf: (person, limit) => gamesIn(ofPerson.all(person, limit)),
    playing: () => playing.all().map(({ id }) => String(id)),
    entries: (id, from) => entries.all(id, from).map(({ entry }) => JSON.parse(String(entry))),
    times: (id) => times.all(id).map(({ time }) => Number(time)),
  };
}

const gamesIn = (rows: readonly Row[]): readonly StoredGame[] => rows.flatMap((row) => gameOf(row) ?? []);

const gameOf = (row: Row | undefined): StoredGame | undefined =>
  row && {
    id: String(row['id']),
    watch: String(row['watch']),
    createdAt: Number(row['created_at']),
    options: JSON.parse(String(row['options'])),
    seats: JSON.parse(String(row['seats'])),
    secret: String(row['secret']),
    status: row['status'] as StatusId,
    version: Number(row['version']),
    count: Number(row['count']),
    ...(row['reveal_by'] !== null && { revealBy: Number(row['reveal_by']) }),
    ...(row['setup'] !== null && { setup: JSON.parse(String(row['setup'])) }),
    ...(row['result'] !== null && { result: JSON.parse(String(row['result'])) }),
    ...(row['ended_at'] !== null && { endedAt: Number(row['ended_at']) }),
    ...(row['rematch'] !== null && { rematch: String(row['rematch']) }),
    ...(row['webhook'] !== null && { webhook: String(row['webhook']) }),
    ...(row['may_be_over'] === 1 && { mayBeOver: true }),
    ...(row['language'] !== null && { language: row['language'] as Language }),
  };
