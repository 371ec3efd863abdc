import type { Entry } from '@hinode/engine/records';
import type { KeptStore } from '../kept-store.ts';
import { StoreError } from '../problems.ts';
import { endedGameIn, gameIn, type Row } from '../rows.ts';
import type { Seat, StoredGame } from '../store.ts';
import { type Ask, sql } from './database.ts';
import { isTaken } from './failures.ts';
import type { Turns } from './turns.ts';

type Part = Pick<
  KeptStore,
  | 'createGame'
  | 'game'
  | 'byWatch'
  | 'openGames'
  | 'gamesOf'
  | 'endedGamesOf'
  | 'ratedGames'
  | 'endedGames'
  | 'playing'
  | 'counts'
  | 'updateGame'
  | 'deleteGame'
  | 'dropRooms'
  | 'entries'
  | 'times'
>;

const GAME = `SELECT *, (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.game = games.id) AS count FROM games`;
const ONE = sql`${GAME} WHERE id = $1`;
const WATCHED = sql`${GAME} WHERE id = (SELECT game FROM watches WHERE watch = $1)`;
const OPEN = sql`${GAME} WHERE status = 'open' AND listed ORDER BY created_at DESC, ordinal DESC LIMIT $1`;
const OF_PERSON = sql`${GAME} WHERE id IN (SELECT game FROM players WHERE person = $1 ORDER BY ordinal DESC LIMIT $2)
  ORDER BY ordinal DESC`;
/** A person has some dozen games: they are put in order here. */
const ENDED_OF_PERSON = sql`
  SELECT id, seats, result, ended_at, listed, coalesce((
    SELECT json_agg(note ORDER BY number) FROM notes
    WHERE notes.game = games.id AND type IN ('bot-took-over', 'came-back')), '[]') AS stand_ins
  FROM games WHERE id IN (SELECT game FROM players WHERE person = $1) AND status = 'over'
  ORDER BY ended_at DESC NULLS LAST, id DESC LIMIT $2`;
const RATED = sql`${GAME} WHERE ended_at IS NOT NULL AND options ->> 'rated' = 'true' AND (ended_at, id) > ($1, $2)
  AND ended_at <= $3 ORDER BY ended_at, id LIMIT $4`;
const PLAYED = sql`${GAME} WHERE ended_at IS NOT NULL AND result IS NOT NULL AND (ended_at, id) < ($1, $2)
  ORDER BY ended_at DESC, id DESC LIMIT $3`;
const PLAYING = sql`SELECT id FROM games WHERE status = 'playing'`;
/** Both from indexes that hold no other games. */
const COUNTS = sql`SELECT (SELECT count(*) FROM games WHERE status = 'playing') AS playing,
  (SELECT count(*) FROM games WHERE ended_at >= $1) AS ended`;
const ENTRIES_FROM = sql`SELECT entry FROM entries WHERE game = $1 AND number >= $2 ORDER BY number`;
const TIMES = sql`SELECT time FROM entries WHERE game = $1 AND number >= $2 ORDER BY number`;

const CREATE = sql`
  WITH watched AS (
    INSERT INTO watches (watch, game) SELECT $2, $1 WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = $1)
    ON CONFLICT DO NOTHING RETURNING game
  ), made AS (
    INSERT INTO games (id, watch, created_at, touched_at, status, listed, version, secret, options, seats)
    SELECT game, $2, $3::bigint, $3, 'open', $4::boolean, 1, $5, $6::json, $7::json FROM watched RETURNING id, ordinal
  ), seated AS (
    INSERT INTO players (game, person, clan, ordinal)
    SELECT made.id, person, clan, made.ordinal FROM made, unnest($8::text[], $9::text[]) AS seats (person, clan)
  )
  SELECT 1 FROM made`;

/** Whoever still sits there is changed, whoever left is taken out: no row is touched twice in one statement. */
const UPDATE = sql`
  WITH changed AS (
    UPDATE games SET version = version + 1, status = coalesce($3, status), options = coalesce($4, options),
      listed = coalesce($5, listed), seats = coalesce($6, seats), setup = coalesce($7, setup),
      result = CASE WHEN coalesce($3, 'over') = 'over' THEN coalesce($8, result) END,
      ended_at = CASE WHEN coalesce($3, 'over') = 'over' THEN coalesce($9, ended_at) END,
      rematch = coalesce($10, rematch), reveal_by = coalesce($11, reveal_by), touched_at = coalesce($12, touched_at),
      webhook = CASE WHEN $14 THEN NULL ELSE coalesce($13, webhook) END, language = coalesce($15, language),
      may_be_over = may_be_over AND $3 IS NULL
    WHERE id = $1 AND version = $2 RETURNING id, ordinal
  ), gone AS (
    DELETE FROM players USING changed
    WHERE players.game = changed.id AND $16::text[] IS NOT NULL AND person <> ALL ($16::text[])
  ), seated AS (
    INSERT INTO players (game, person, clan, ordinal)
    SELECT changed.id, person, clan, changed.ordinal FROM changed, unnest($16::text[], $17::text[]) AS seats (person, clan)
    ON CONFLICT (game, person) DO UPDATE SET clan = excluded.clan
  )
  SELECT EXISTS (SELECT 1 FROM games WHERE id = $1) AS known, EXISTS (SELECT 1 FROM changed) AS changed`;

const DELETE = sql`DELETE FROM games WHERE id = $1 AND version = coalesce($2, version) RETURNING id`;
const DROP_ROOMS = sql`DELETE FROM games WHERE status IN ('open', 'beginning') AND touched_at < $1 RETURNING id`;
/** After the game itself: from then on nothing is added to it. */
const CLEAR = ['entries', 'notes', 'players', 'reports', 'watches'].map(
  (table) => sql`DELETE FROM ${table} WHERE game = ANY ($1)`,
);

export const gamesOn = ({ read, inTurn }: Turns): Part => ({
  createGame: ({ id, watch, createdAt, secret, options, seats }) =>
    inTurn(id, async (ask) => {
      const people = seatedOn(seats);
      const made = await ask(
        CREATE,
        id,
        watch,
        createdAt,
        options.listed,
        secret,
        JSON.stringify(options),
        JSON.stringify(seats),
        people.map(({ person }) => person),
        people.map(({ clan }) => clan),
      ).catch((problem: unknown) => {
        // Another server opened one with this id in the same instant.
        if (isTaken(problem)) return { count: 0 };
        throw problem;
      });
      if (made.count === 0)
        throw new StoreError('game-exists', 'There is a game with this id, or with this id to look on.');
    }),
  game: async (id) => gameOf((await read(ONE, id)).rows[0]),
  byWatch: async (watch) => gameOf((await read(WATCHED, watch)).rows[0]),
  openGames: async (limit) => gamesIn((await read(OPEN, limit)).rows),
  gamesOf: async (person, limit) => gamesIn((await read(OF_PERSON, person, limit)).rows),
  endedGamesOf: async (person, limit) =>
    (await read(ENDED_OF_PERSON, person, limit)).rows.map((row) => endedGameIn(row, (column) => column)),
  ratedGames: async ({ endedAt, id }, until, limit) =>
    gamesIn((await read(RATED, endedAt, id, until, limit)).rows),
  endedGames: async ({ endedAt, id }, limit) => gamesIn((await read(PLAYED, endedAt, id, limit)).rows),
  playing: async () => (await read(PLAYING)).rows.map(({ id }) => String(id)),
  counts: async (since) => {
    const [row] = (await read(COUNTS, since)).rows;
    return { playing: Number(row?.['playing']), ended: Number(row?.['ended']) };
  },
  entries: async (id, from) => (await read(ENTRIES_FROM, id, from)).rows.map(({ entry }) => entry as Entry),
  times: async (id, from = 0) => (await read(TIMES, id, from)).rows.map(({ time }) => Number(time)),
  updateGame: (id, change, expectedVersion) =>
    inTurn(id, async (ask) => {
      const { options, seats, setup, result, webhook } = change;
      const people = seats && seatedOn(seats);
      const { rows } = await ask(
        UPDATE,
        id,
        expectedVersion,
        change.status,
        asText(options),
        options?.listed,
        asText(seats),
        asText(setup),
        asText(result),
        change.endedAt,
        change.rematch,
        change.revealBy,
        change.touchedAt,
        webhook,
        webhook === null,
        change.language,
        people?.map(({ person }) => person),
        people?.map(({ clan }) => clan),
      );
      if (rows[0]?.['known'] !== true) throw new StoreError('no-such-game', 'There is no game with this id.');
      return rows[0]['changed'] === true;
    }),
  deleteGame: (id, expectedVersion) =>
    inTurn(id, async (ask) => {
      const { rows } = await ask(DELETE, id, expectedVersion);
      await clear(ask, rows);
      return rows.length > 0;
    }),
  dropRooms: (before) =>
    inTurn('rooms', async (ask) => {
      const { rows } = await ask(DROP_ROOMS, before);
      await clear(ask, rows);
      return rows.length;
    }),
});

async function clear(ask: Ask, games: readonly Row[]): Promise<void> {
  if (games.length === 0) return;
  const ids = games.map(({ id }) => id);
  for (const rows of CLEAR) await ask(rows, ids);
}

const asText = (value: object | undefined): string | undefined => value && JSON.stringify(value);

/** Everybody who sits there, with the clan, and everybody for whom a seat is kept. */
export function seatedOn(seats: readonly Seat[]): readonly { person: string; clan: string | null }[] {
  const people = new Map<string, string | null>();
  for (const { keptFor } of seats) if (keptFor) people.set(keptFor.session, null);
  for (const { by, clan } of seats) if (by && 'session' in by) people.set(by.session, clan ?? null);
  return [...people].map(([person, clan]) => ({ person, clan }));
}

const gameOf = (row: Row | undefined): StoredGame | undefined =>
  row && { ...gameIn(row, (column) => column), ...(row['may_be_over'] === true && { mayBeOver: true }) };

const gamesIn = (rows: readonly Row[]): readonly StoredGame[] => rows.flatMap((row) => gameOf(row) ?? []);
