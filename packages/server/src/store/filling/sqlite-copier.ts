import type { DatabaseSync } from 'node:sqlite';
import { GAME_COLUMNS } from '../copying/whole.ts';
import type { Copier } from './fill.ts';
import { SEATS, seatOf } from './real-games.ts';

const PERSON = (k: number): string =>
  `printf('stored-person-%08d', CASE WHEN ${k} = 0 AND n.game % 100 = 0 THEN :people ELSE (n.game * 7 + ${k} * :people / ${SEATS}) % :people END)`;
const KS = Array.from({ length: SEATS }, (_, k) => k);
const seated = KS.reduce((seats, k) => `replace(${seats}, '${seatOf(k)}', ${PERSON(k)})`, 'model.seats');
const COPIED = GAME_COLUMNS.map(([name]) => name).filter((name) => name !== 'watch' && name !== 'seats');

const N = `WITH RECURSIVE n (game) AS (SELECT :first UNION ALL SELECT game + 1 FROM n WHERE game + 1 < :first + :count)`;
const MODEL = 'model.game = :model + n.game % 3';

export function sqliteCopier(db: DatabaseSync): Copier {
  // Random ids, as in real life: they end up all over the index.
  const games = db.prepare(
    `INSERT INTO games (game, id, watch, seats, ${COPIED.join(', ')}) ${N}
     SELECT n.game, lower(hex(randomblob(16))), lower(hex(randomblob(16))), ${seated}, ${COPIED.map((name) => `model.${name}`).join(', ')}
     FROM n JOIN games AS model ON ${MODEL}`,
  );
  const players = KS.map((k) =>
    db.prepare(`INSERT INTO players (game, person) ${N} SELECT n.game, ${PERSON(k)} FROM n`),
  );
  const list = (name: string, columns: string) =>
    db.prepare(
      `INSERT INTO ${name} (game, ${columns}) ${N} SELECT n.game, ${columns} FROM n JOIN ${name} AS model ON ${MODEL}`,
    );
  const entries = list('entries', 'number, after, entry');
  const notes = list('notes', 'number, after, at, note');
  return {
    copy: async ({ first, count, model, people }) => {
      const range = { first, count };
      db.exec('BEGIN IMMEDIATE');
      games.run({ ...range, model, people });
      for (const one of players) one.run({ ...range, people });
      entries.run({ ...range, model });
      notes.run({ ...range, model });
      db.exec('COMMIT');
    },
    finish: async () => {},
  };
}
