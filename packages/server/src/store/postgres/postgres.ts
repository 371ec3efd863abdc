import { checked } from '../checked.ts';
import { backUpDatabase } from '../copying/backup.ts';
import type { KeptStore } from '../kept-store.ts';
import { CLOSED } from '../problems.ts';
import type { Store } from '../store.ts';
import { type Ask, openDatabase, sql } from './database.ts';
import { deletePersonOn } from './delete-person.ts';
import { asOpeningError } from './failures.ts';
import { gamesOn } from './games.ts';
import { listsOn } from './lists.ts';
import { migrate } from './migrate.ts';
import { peopleOn } from './people.ts';
import { isBeingMoved, MOVING } from './presence.ts';
import { talkOn } from './talk.ts';
import { type Turns, takeTurns } from './turns.ts';

/** A store that several servers share, with what they must have in common. */
export interface SharedStore extends Store {
  /** What is kept under the name: what was said first, whoever said it. */
  secret(name: string, proposed: string): Promise<string>;
  /** Asks about what servers share beside what is kept. */
  readonly ask: Ask;
}

/**
 * The store on a PostgreSQL server, which any number of our servers share. Whatever is asked is one statement and one
 * transaction: no lock is held while anything travels over the network. The tables are in the first schema of the
 * connection's search path.
 */
export async function openPostgresStore(url: string): Promise<SharedStore> {
  const database = openDatabase(url);
  try {
    await migrate(database.pool);
    if ((await database.ask(HOUSE, MOVING)).count > 0) throw isBeingMoved();
  } catch (problem) {
    await database.close();
    throw asOpeningError(problem);
  }
  const turns = takeTurns(database.ask);
  let closing: Promise<void> | undefined;
  const store = checked({
    ...gamesOn(turns),
    ...listsOn(turns),
    ...talkOn(turns),
    ...peopleOn(turns),
    ...deletePersonOn(turns),
    ...houseOn(turns),
    backup: async (file) => {
      if (closing) throw CLOSED();
      await backUpDatabase(url, file);
    },
    close: () => {
      closing ??= turns.close().then(database.close);
      return closing;
    },
  });
  return { ...store, ...secretsOn(turns), ask: turns.read };
}

const HOUSE = sql`SELECT value FROM house WHERE name = $1`;
const NOTE_HOUSE = sql`INSERT INTO house (name, value) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const houseOn = ({ read, inTurn }: Turns): Pick<KeptStore, 'house' | 'noteHouse'> => ({
  house: async (name) => {
    const [row] = (await read(HOUSE, name)).rows;
    return row && Number(row['value']);
  },
  noteHouse: (name, value) =>
    inTurn(name, async (ask) => {
      await ask(NOTE_HOUSE, name, value);
    }),
});

const KEEP_SECRET = sql`INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
const SECRET = sql`SELECT value FROM secrets WHERE name = $1`;

const secretsOn = ({ inTurn }: Turns): Pick<SharedStore, 'secret'> => ({
  secret: (name, proposed) =>
    inTurn(name, async (ask) => {
      await ask(KEEP_SECRET, name, proposed);
      return String((await ask(SECRET, name)).rows[0]?.['value']);
    }),
});
