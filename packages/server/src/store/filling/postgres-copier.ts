import type { Ask } from '../copying/postgres-shelves.ts';
import { GAME_COLUMNS } from '../copying/whole.ts';
import type { Copier } from './fill.ts';
import { SEATS, seatOf } from './real-games.ts';

const KS = Array.from({ length: SEATS }, (_, k) => k);
const PERSON = (k: number): string =>
  `'stored-person-' || lpad((CASE WHEN ${k} = 0 AND n % 100 = 0 THEN $4::bigint ELSE (n * 7 + ${k} * $4 / ${SEATS}) % $4 END)::text, 8, '0')`;
const seated = KS.reduce(
  (seats, k) => `replace(${seats}, '${seatOf(k)}', ${PERSON(k)})`,
  'model.seats::text',
);
const COPIED = GAME_COLUMNS.map(([name]) => name).filter((name) => name !== 'watch' && name !== 'seats');

const N = 'generate_series($1::bigint, $1 + $2::bigint - 1) AS n';
const ID = `md5('stored game ' || n)`;
const WATCH = `md5('stored watch ' || n)`;
const MODEL = `'stored-game-of-model-' || lpad(($3::bigint + n % 3)::text, 3, '0')`;

/** Every value of a statement is used in each, so that its type is known. */
const copies = (table: string, columns: string) =>
  `INSERT INTO ${table} (game, ${columns}) SELECT ${ID}, ${columns} FROM ${N} JOIN ${table} AS model ON model.game = ${MODEL}`;

export const postgresCopier = (ask: Ask): Copier => ({
  copy: async ({ first, count, model, people }) => {
    const values = [first, count, model] as const;
    await ask('BEGIN');
    await ask(
      `INSERT INTO games (id, ordinal, watch, seats, ${COPIED.join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${ID}, n, ${WATCH}, (${seated})::json, ${COPIED.map((name) => `model.${name}`).join(', ')}
       FROM ${N} JOIN games AS model ON model.id = ${MODEL}`,
      ...values,
      people,
    );
    await ask(`INSERT INTO watches (watch, game) SELECT ${WATCH}, ${ID} FROM ${N}`, first, count);
    for (const k of KS)
      await ask(
        `INSERT INTO players (game, person, clan, ordinal) SELECT ${ID}, ${PERSON(k)}, model.seats -> ${k} ->> 'clan', n
         FROM ${N} JOIN games AS model ON model.id = ${MODEL}`,
        ...values,
        people,
      );
    await ask(copies('entries', 'number, time, entry'), ...values);
    await ask(copies('notes', 'number, time, at, type, clan, note, words'), ...values);
    await ask('COMMIT');
  },
  finish: async () => {
    // As PostgreSQL does by itself after a while.
    await ask('VACUUM ANALYZE');
  },
});
