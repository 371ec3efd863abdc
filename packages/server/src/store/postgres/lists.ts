import type { Note } from '@hinode/wire';
import { isId } from '../ids.ts';
import type { KeptStore, KeptText } from '../kept-store.ts';
import { StoreError } from '../problems.ts';
import { shortened } from '../request-keys.ts';
import type { Row } from '../rows.ts';
import type { Appended, Ending } from '../store.ts';
import { type Ask, type Statement, sql } from './database.ts';
import type { Turns } from './turns.ts';

/**
 * The two lists of a game that only grow. Requests about different games gather while the database is busy, and share one
 * statement and one commit. Which of them are carried out is decided inside it: by the key of the row that a list would
 * begin to grow with, so that of any number of servers one wins.
 */
export function listsOn({ enter }: Turns): Pick<KeptStore, 'append' | 'addNotes'> {
  const entries = growing(ENTRIES);
  const notes = growing(NOTES);
  return {
    append: (id, at, texts, key, time, ending) =>
      enter((ask) =>
        entries(ask, {
          game: id,
          at,
          key: numbered('entries', key),
          ending,
          rows: texts.map((text) => [time, text]),
        }),
      ),
    addNotes: (id, n, kept, key, ending) =>
      enter((ask) =>
        notes(ask, { game: id, at: n, key: numbered('notes', key), ending, rows: kept.map(noteColumns) }),
      ),
  };
}

interface Request {
  readonly game: string;
  /** How long the list is said to be. */
  readonly at: number;
  readonly key: string | null;
  readonly ending: Ending | undefined;
  /** What is added, in the order of the list's own columns. */
  readonly rows: readonly (readonly unknown[])[];
}

/** One of the lists: how it is called, and the columns that it has beside those that both have. */
interface List {
  readonly name: 'entries' | 'notes';
  readonly columns: readonly (readonly [name: string, type: string])[];
}

const ENTRIES: List = {
  name: 'entries',
  columns: [
    ['time', 'bigint'],
    ['entry', 'json'],
  ],
};
const NOTES: List = {
  name: 'notes',
  columns: [
    ['time', 'bigint'],
    ['at', 'integer'],
    ['type', 'text'],
    ['clan', 'text'],
    ['note', 'json'],
    ['words', 'text'],
  ],
};

/** A note in the order of the list's own columns. */
export function noteColumns({ when, at, note: text }: KeptText): readonly (string | number | null)[] {
  const note: Note = JSON.parse(text);
  const clan = 'clan' in note ? note.clan : 'from' in note ? note.from : null;
  if (note.type !== 'said' || note.text === '') return [when, at, note.type, clan, text, null];
  return [when, at, note.type, clan, JSON.stringify({ ...note, text: '' }), JSON.stringify(note.text)];
}

/** The eight bytes as a number that a database can index; the driver takes it as text. */
function numbered(list: List['name'], key: string | undefined): string | null {
  const bytes = shortened(list, key);
  return bytes ? Buffer.from(bytes).readBigInt64BE().toString() : null;
}

/** So many share a commit well; more would make the first of them wait. */
const MOST_TOGETHER = 500;

interface Waiting extends Request {
  readonly answer: (appended: Appended) => void;
  readonly fail: (problem: unknown) => void;
}

function growing(list: List): (ask: Ask, request: Request) => Promise<Appended> {
  const statement = growingStatement(list);
  let waiting: Waiting[] = [];
  let isBusy = false;

  /** Those who must look again go first: they came first. */
  async function commit(ask: Ask): Promise<void> {
    const batch = waiting.splice(0, MOST_TOGETHER);
    try {
      const { rows } = await ask(statement, ...valuesOf(batch, list));
      waiting = [...settle(batch, rows), ...waiting];
    } catch (problem) {
      for (const { fail } of batch) fail(problem);
    }
  }

  async function commitAll(ask: Ask): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) await commit(ask);
    isBusy = false;
  }

  return (ask, request) =>
    new Promise((answer, fail) => {
      if (!isId(request.game)) throw noSuchGame();
      waiting.push({ ...request, answer, fail });
      // Whoever comes in the same instant is taken along.
      if (!isBusy) {
        isBusy = true;
        setImmediate(() => void commitAll(ask));
      }
    });
}

/**
 * Answers all that is decided, and gives the rest: where a list has grown in this commit, or in another at the same
 * moment, its other requests have to look again.
 */
function settle(batch: readonly Waiting[], rows: readonly Row[]): readonly Waiting[] {
  const contested = new Set<unknown>();
  for (const [i, row] of rows.entries()) if (row['chosen'] === true) contested.add(batch[i]?.game);
  return batch.filter((one, i) => {
    const { known, before, length, won } = rows[i] ?? {};
    if (known !== true) one.fail(noSuchGame());
    else if (before !== null) one.answer({ outcome: 'already', count: Number(before) });
    else if (won === true) one.answer({ outcome: 'appended', count: one.at + one.rows.length });
    else if (contested.has(one.game)) return true;
    else one.answer({ outcome: 'stale', count: Number(length) });
    return false;
  });
}

const noSuchGame = (): StoreError => new StoreError('no-such-game', 'There is no game with this id.');

/**
 * `asked` are the requests, `added` their rows. A game is kept from being deleted until the commit. Of several requests
 * that could be carried out the first one is chosen for each game. Only whoever gets the first row in, adds the rest: two servers
 * never mix theirs. Rows go in by the order of the games, so that two servers do not wait for each other.
 */
function growingStatement({ name, columns }: List): Statement {
  const names = columns.map(([column]) => column).join(', ');
  const arrays = columns.map(([, type], i) => `$${i + 10}::${type}[]`).join(', ');
  return sql`
    WITH asked AS (
      SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::bigint[], $6::json[])
        WITH ORDINALITY AS asked (game, at, key, status, ended_at, result, n)
    ), added AS (
      SELECT * FROM unnest($7::integer[], $8::integer[], $9::bigint[], ${arrays}) AS added (n, number, key, ${names})
    ), kept AS (
      SELECT id FROM games WHERE id IN (SELECT game FROM asked) ORDER BY id FOR KEY SHARE
    ), found AS MATERIALIZED (
      SELECT n, game, asked.at, kept.id IS NOT NULL AS known,
        (SELECT number + 1 FROM ${name} AS list WHERE list.game = asked.game AND list.key = asked.key) AS before,
        coalesce((SELECT max(number) + 1 FROM ${name} AS list WHERE list.game = asked.game), 0) AS length
      FROM asked LEFT JOIN kept ON kept.id = asked.game
    ), chosen AS MATERIALIZED (
      SELECT DISTINCT ON (game) game, n, at FROM found
      WHERE known AND before IS NULL AND at = length ORDER BY game, n
    ), first AS (
      INSERT INTO ${name} (game, number, key, ${names})
      SELECT chosen.game, added.number, added.key, ${columns.map(([column]) => `added.${column}`).join(', ')}
      FROM chosen JOIN added ON added.n = chosen.n AND added.number = chosen.at
      ORDER BY chosen.game
      ON CONFLICT DO NOTHING RETURNING game
    ), rest AS (
      INSERT INTO ${name} (game, number, key, ${names})
      SELECT chosen.game, added.number, added.key, ${columns.map(([column]) => `added.${column}`).join(', ')}
      FROM first JOIN chosen USING (game) JOIN added ON added.n = chosen.n AND added.number > chosen.at
    ), ended AS (
      UPDATE games SET version = version + 1, status = asked.status, ended_at = asked.ended_at, result = asked.result,
        may_be_over = false
      FROM first JOIN chosen USING (game) JOIN asked USING (n)
      WHERE games.id = first.game AND asked.status IS NOT NULL
    )
    SELECT known, before, length, chosen.n IS NOT NULL AS chosen,
      chosen.n IS NOT NULL AND found.game IN (SELECT game FROM first) AS won
    FROM found LEFT JOIN chosen USING (n) ORDER BY n`;
}

function valuesOf(batch: readonly Request[], { columns }: List): readonly (readonly unknown[])[] {
  const ends = batch.map(({ ending }) => (ending?.status === 'over' ? ending : undefined));
  const added = batch.flatMap(({ rows, at, key }, i) =>
    rows.map((row, j) => ({ n: i + 1, number: at + j, key: j === rows.length - 1 ? key : null, row })),
  );
  return [
    batch.map(({ game }) => game),
    batch.map(({ at }) => at),
    batch.map(({ key }) => key),
    batch.map(({ ending }) => ending?.status ?? null),
    ends.map((end) => end?.endedAt ?? null),
    ends.map((end) => (end?.result ? JSON.stringify(end.result) : null)),
    added.map(({ n }) => n),
    added.map(({ number }) => number),
    added.map(({ key }) => key),
    ...columns.map((_, i) => added.map(({ row }) => row[i])),
  ];
}
