import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Serving, type ServingOptions, serve } from '../serve.ts';
import { newId } from '../store/ids.ts';
import { openPostgresStore, type SharedStore } from '../store/postgres/postgres.ts';
import { newSchemas, type Schemas } from '../store/testing/postgres.ts';
import { type Working, type WorkOptions, work } from '../work.ts';
import { QUICK } from './quick.ts';
import { folder } from './site.ts';

export interface Shared {
  readonly database: string;
  /** For looking into the database alongside nodes and workers. */
  readonly store: SharedStore;
  readonly query: Schemas['query'];
}

/** An empty database, deleted when the test is over. */
export async function aSharedStore(): Promise<Shared> {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const database = await schemas.urlOf(newId());
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  return { database, store, query: schemas.query };
}

export interface TestNode extends Serving {
  readonly address: string;
  readonly data: string;
  readonly adminKey: string;
}

export async function aNode(database: string, options: Partial<ServingOptions> = {}): Promise<TestNode> {
  const data = folder({});
  const page = folder();
  const server = await serve({ port: 0, host: '127.0.0.1', page, data, database, rhythm: QUICK, ...options });
  const close = once(server.close);
  onTestFinished(close);
  const adminKey = fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim();
  return { ...server, close, address: server.url.slice(0, -1), data, adminKey };
}

export async function aWorker(
  database: string,
  options: Partial<WorkOptions> = {},
): Promise<Working & { readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const log = { write: (line: string) => void problems.push(line) };
  const working = await work({ data: folder({}), database, rhythm: QUICK, log, ...options });
  const close = once(working.close);
  onTestFinished(close);
  return { ...working, close, problems };
}

/** Closes once, however often it is called. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}

/** The jobs that are waiting or being done, and that meet a condition in SQL. */
export async function jobsIn(
  { database, query }: Pick<Shared, 'database' | 'query'>,
  condition: string,
): Promise<readonly unknown[]> {
  const schema = /search_path="([^"]+)"/.exec(new URL(database).searchParams.get('options') ?? '')?.[1];
  return query(`SELECT task_identifier, key, locked_by FROM "${schema}_jobs".jobs WHERE ${condition}`);
}
