import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { newId } from '../store/ids.ts';
import { PATIENCE } from '../store/postgres/database.ts';
import { COME, isBeingMoved } from '../store/postgres/presence.ts';
import { type Bus, type Hearing, WORDS, type Word } from './bus.ts';

/** How long to wait before a broken connection is tried again. */
const AGAIN = 1_000;
/** PostgreSQL takes less than 8000 bytes per notification. */
const LONGEST = 7_900;

/**
 * The bus on LISTEN and NOTIFY, over a connection of its own. While one statement is running the next words gather, so that under
 * load many share a commit. A notification is never part of the commit that it tells about, because all commits that notify wait
 * for one lock. `enter` is called with every connection that is opened, and returns what to do when it breaks. A database that
 * does not answer for `patience` milliseconds is considered gone.
 */
export async function openPostgresBus(
  url: string,
  hearing: Hearing,
  enter: (line: Client) => Promise<() => void> = async () => () => {},
  patience = PATIENCE,
): Promise<Bus> {
  const me = newId();
  const gathered = new Set<string>();
  let line: Client | undefined;
  let closed = false;
  let sending: Promise<void> | undefined;

  const hear = (payload = ''): void => {
    const [from, ...words] = payload.split('\n');
    if (from === me) return;
    for (const said of words) {
      const [word, about = ''] = said.split(' ');
      if (isWord(word)) hearing.hear(word, about);
    }
  };

  const listen = async (client: Client): Promise<() => void> => {
    await client.connect();
    if ((await client.query(COME)).rows[0]?.free !== true) throw isBeingMoved();
    await client.query(LISTEN);
    return enter(client);
  };

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'hinode bus',
    });
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => hear(payload));
    const leave = await listen(client).catch(async (problem: unknown) => {
      await client.end().catch(() => {});
      throw problem;
    });
    line = client;
    // A node that only listens does not notice when the other end falls silent: a machine that loses its power closes nothing.
    const ask = (): void => void client.query('SELECT').catch((problem: unknown) => giveUp(client, problem));
    const asking = setInterval(ask, patience).unref();
    void broken.then(() => {
      clearInterval(asking);
      leave();
      line = undefined;
      void reconnect();
    });
  };

  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await setTimeout(AGAIN, undefined, { ref: false });
      if (closed) return;
      try {
        await connect();
        hearing.missed();
        return send();
      } catch (problem) {
        hearing.failed(problem);
      }
    }
  };

  const send = (): void => {
    if (gathered.size === 0 || line === undefined) return;
    sending ??= sendAll(line)
      // The other nodes will look for themselves after a while.
      .catch(hearing.failed)
      .finally(() => {
        sending = undefined;
        send();
      });
  };

  const sendAll = async (client: Client): Promise<void> => {
    // Words said in the same instant go along.
    await new Promise((resolve) => setImmediate(resolve));
    const words = [...gathered];
    gathered.clear();
    try {
      await client.query({ name: 'tell', text: TELL, values: [payloads(me, words)] });
    } catch (problem) {
      await giveUp(client, problem);
      throw problem;
    }
  };

  /** If the connection did not break but got no answer, all others to the database are just as dead, whichever noticed first. */
  const giveUp = (client: Client, problem: unknown): Promise<void> => {
    if (problem instanceof Error && /timeout/.test(problem.message)) hearing.silent?.();
    return hangUp(client);
  };

  await connect();
  return {
    tell: (word, about) => {
      if (closed) return;
      gathered.add(`${word} ${about}`);
      send();
    },
    close: async () => {
      closed = true;
      await sending;
      await line?.end();
    },
  };
}

const hangUp = (line: Client): Promise<void> => line.end().catch(() => {});

/** Servers that share a database but use different tables in it do not hear each other. */
const CHANNEL = `'hinode ' || current_schema()`;
const LISTEN = `DO $$ BEGIN EXECUTE format('LISTEN %I', left(${CHANNEL}, 63)); END $$`;
const TELL = `SELECT pg_notify(left(${CHANNEL}, 63), payload) FROM unnest($1::text[]) AS payload`;

const isWord = (text: string | undefined): text is Word => WORDS.some((word) => word === text);

/** As few payloads as possible, each with its sender. */
function payloads(me: string, words: readonly string[]): readonly string[] {
  const made: string[] = [];
  for (const word of words) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) made[made.length - 1] = `${last}\n${word}`;
    else made.push(`${me}\n${word}`);
  }
  return made;
}
