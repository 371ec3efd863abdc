import net from 'node:net';
import { Client } from 'pg';
import { newId } from '../ids.ts';
import { DOOR } from './postgres-for-tests.ts';

/** The address of the PostgreSQL server that all tests of the run share. */
export async function postgresUrl(): Promise<string> {
  const door = process.env[DOOR] ?? '';
  if (!isOurs(door)) return door;
  let said = '';
  for await (const words of net.connect(Number(door), '127.0.0.1').setEncoding('utf8')) said += words;
  const { url, problem } = JSON.parse(said) as { url?: string; problem?: string };
  if (url === undefined) throw new Error(problem);
  return url;
}

const isOurs = (door: string | undefined): boolean => /^\d+$/.test(door ?? '');

/** The schemas of a test file: each is a separate database as far as a store can tell. */
export interface Schemas {
  /** The address of a schema, which is created if it does not exist. */
  urlOf(name: string): Promise<string>;
  /** Queries the database outside all stores. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Removes them all. */
  drop(): Promise<void>;
}

/**
 * On our own server they are in a database of their own: whoever creates the tables of jobs tells all workers of the database to
 * end, whichever schema they work on.
 */
export async function newSchemas(): Promise<Schemas> {
  const url = await ownDatabase(await postgresUrl());
  const client = new Client({ connectionString: url });
  await client.connect();
  const made = new Set<string>();
  return {
    urlOf: async (name) => {
      if (!made.has(name)) await client.query(`CREATE SCHEMA "${name}"`);
      made.add(name);
      const there = new URL(url);
      there.searchParams.set('options', `-c search_path="${name}"`);
      return there.href;
    },
    query: async (text) => (await client.query(text)).rows,
    drop: async () => {
      // Our own server is deleted with everything in it.
      if (!isOurs(process.env[DOOR]))
        for (const name of made) await client.query(`DROP SCHEMA "${name}" CASCADE`);
      await client.end();
    },
  };
}

async function ownDatabase(url: string): Promise<string> {
  if (!isOurs(process.env[DOOR])) return url;
  const client = new Client({ connectionString: url });
  await client.connect();
  const own = new URL(url);
  const name = newId();
  own.pathname = name;
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return own.href;
}

export { startPostgres } from './postgres-server.ts';
