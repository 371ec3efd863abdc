import type { DatabaseSync } from 'node:sqlite';
import { endedGameIn, gameIn, type Row } from '../../rows.ts';
import type { StoredGame } from '../../store.ts';
import type { Sync } from '../sync.ts';

const GAME = `SELECT *, (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.game = games.game) AS count
  FROM games`;

export function gamesOn(
  db: DatabaseSync,
): Sync<
  | 'game'
  | 'byWatch'
  | 'openGames'
  | 'gamesOf'
  | 'endedGamesOf'
  | 'ratedGames'
  | 'endedGames'
  | 'playing'
  | 'counts'
  | 'entries'
  | 'times'
> {
  const one = db.prepare(`${GAME} WHERE id = ?`);
  const watched = db.prepare(`${GAME} WHERE watch = ?`);
  const open = db.prepare(
    `${GAME} WHERE status = 'open' AND listed = 1 ORDER BY created_at DESC, game DESC LIMIT ?`,
  );
  const ofPerson = db.prepare(
    `${GAME} WHERE game IN (SELECT game FROM players WHERE person = ? ORDER BY game DESC LIMIT ?)
     ORDER BY game DESC`,
  );
  // A person has some dozen games: they are put in order here.
  const endedOfPerson = db.prepare(
    `SELECT id, seats, result, ended_at, listed, (
       SELECT json_group_array(json(note)) FROM (
         SELECT note FROM notes
         WHERE notes.game = games.game AND note ->> 'type' IN ('bot-took-over', 'came-back') ORDER BY number
       )) AS stand_ins
     FROM games WHERE game IN (SELECT game FROM players WHERE person = ?) AND status = 'over'
     ORDER BY ended_at DESC NULLS LAST, id DESC LIMIT ?`,
  );
  const rated = db.prepare(
    `${GAME} WHERE ended_at IS NOT NULL AND options ->> 'rated' = 1 AND (ended_at, id) > (?, ?) AND ended_at <= ?
     ORDER BY ended_at, id LIMIT ?`,
  );
  const played = db.prepare(
    `${GAME} WHERE ended_at IS NOT NULL AND result IS NOT NULL AND (ended_at, id) < (?, ?)
     ORDER BY ended_at DESC, id DESC LIMIT ?`,
  );
  const playing = db.prepare(`SELECT id FROM games WHERE status = 'playing'`);
  const inPlay = db.prepare(`SELECT count(*) AS count FROM games WHERE status = 'playing'`);
  const ended = db.prepare('SELECT count(*) AS count FROM games WHERE ended_at >= ?');
  const entries = db.prepare(
    `SELECT entry FROM entries WHERE game = (SELECT game FROM games WHERE id = ?) AND number >= ?
     ORDER BY number`,
  );
  const times = db.prepare(
    `SELECT created_at + after AS time FROM games JOIN entries USING (game) WHERE id = ? AND number >= ?
     ORDER BY number`,
  );
  return {
    game: (id) => gameOf(one.get(id)),
    byWatch: (watch) => gameOf(watched.get(watch)),
    openGames: (limit) => gamesIn(open.all(limit)),
    gamesOf: (person, limit) => gamesIn(ofPerson.all(person, limit)),
    endedGamesOf: (person, limit) =>
      endedOfPerson.all(person, limit).map((row) => endedGameIn(row, (column) => JSON.parse(String(column)))),
    ratedGames: ({ endedAt, id }, until, limit) => gamesIn(rated.all(endedAt, id, until, limit)),
    endedGames: ({ endedAt, id }, limit) => gamesIn(played.all(endedAt, id, limit)),
    playing: () => playing.all().map(({ id }) => String(id)),
    counts: (since) => ({
      playing: Number(inPlay.get()?.['count']),
      ended: Number(ended.get(since)?.['count']),
    }),
    entries: (id, from) => entries.all(id, from).map(({ entry }) => JSON.parse(String(entry))),
    times: (id, from = 0) => times.all(id, from).map(({ time }) => Number(time)),
  };
}

const gameOf = (row: Row | undefined): StoredGame | undefined =>
  row && {
    ...gameIn(row, (column) => JSON.parse(String(column))),
    ...(row['may_be_over'] === 1 && { mayBeOver: true }),
  };

const gamesIn = (rows: readonly Row[]): readonly StoredGame[] => rows.flatMap((row) => gameOf(row) ?? []);
