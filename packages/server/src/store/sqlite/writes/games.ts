import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../problems.ts';
import type { Seat } from '../../store.ts';
import type { Sync } from '../sync.ts';
import { finder } from './finder.ts';

export function gamesOn(db: DatabaseSync): Sync<'createGame' | 'updateGame' | 'deleteGame' | 'dropRooms'> {
  const create = db.prepare(
    `INSERT INTO games (id, watch, created_at, touched_at, status, listed, version, secret, options, seats)
     VALUES (?, ?, ?, ?, 'open', ?, 1, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE games SET version = version + 1, status = coalesce(?, status), options = coalesce(?, options),
       listed = coalesce(?, listed), seats = coalesce(?, seats), setup = coalesce(?, setup),
       result = coalesce(?, result), ended_at = coalesce(?, ended_at), rematch = coalesce(?, rematch),
       reveal_by = coalesce(?, reveal_by), touched_at = coalesce(?, touched_at), webhook = coalesce(?, webhook),
       language = coalesce(?, language)
     WHERE id = ? AND version = ?`,
  );
  const goOn = db.prepare(
    `UPDATE games SET result = NULL, ended_at = NULL WHERE id = ? AND status <> 'over'`,
  );
  const known = db.prepare('UPDATE games SET may_be_over = 0 WHERE id = ? AND may_be_over = 1');
  const dropWebhook = db.prepare('UPDATE games SET webhook = NULL WHERE id = ?');
  const emptied = ['entries', 'notes', 'requests', 'players', 'reports', 'games'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE game = ?`),
  );
  const number = db.prepare('SELECT game FROM games WHERE id = ? AND version = coalesce(?, version)');
  const forgotten = db.prepare(
    `SELECT game FROM games WHERE status IN ('open', 'beginning') AND touched_at < ?`,
  );
  const find = finder(db);
  const seatPlayers = playersOn(db);
  return {
    createGame: ({ id, watch, createdAt, secret, options, seats }) => {
      const row = [
        id,
        watch,
        createdAt,
        createdAt,
        Number(options.listed),
        secret,
        asText(options),
        asText(seats),
      ];
      if (create.run(...row).changes === 0)
        throw new StoreError('game-exists', 'There is a game with this id, or with this id to look on.');
      seatPlayers(find(id).game, seats);
    },
    updateGame: (id, change, expectedVersion) => {
      const { game } = find(id);
      const {
        status,
        options,
        seats,
        setup,
        result,
        endedAt,
        rematch,
        revealBy,
        touchedAt,
        webhook,
        language,
      } = change;
      const listed = options && Number(options.listed);
      const texts = [seats, setup, result].map((value) => value && asText(value));
      const now = [
        status,
        options && asText(options),
        listed,
        ...texts,
        endedAt,
        rematch,
        revealBy,
        touchedAt,
        webhook,
        language,
      ];
      if (update.run(...now.map((value) => value ?? null), id, expectedVersion).changes === 0) return false;
      if (status !== undefined) {
        goOn.run(id);
        known.run(id);
      }
      if (webhook === null) dropWebhook.run(id);
      if (seats) seatPlayers(game, seats);
      return true;
    },
    deleteGame: (id, expectedVersion) => {
      const game = number.get(id, expectedVersion ?? null)?.['game'];
      if (game === undefined) return false;
      for (const rows of emptied) rows.run(game);
      return true;
    },
    dropRooms: (before) => {
      const rooms = forgotten.all(before);
      for (const { game } of rooms) for (const rows of emptied) rows.run(Number(game));
      return rooms.length;
    },
  };
}

const asText = (value: object): string => JSON.stringify(value);

/** Keeps the list of a game's people in step with its seats. */
function playersOn(db: DatabaseSync): (game: number, seats: readonly Seat[]) => void {
  const forget = db.prepare('DELETE FROM players WHERE game = ?');
  const add = db.prepare('INSERT OR IGNORE INTO players (game, person) VALUES (?, ?)');
  return (game, seats) => {
    forget.run(game);
    for (const { by, keptFor } of seats) {
      if (by && 'session' in by) add.run(game, by.session);
      if (keptFor) add.run(game, keptFor.session);
    }
  };
}
