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

/** Schemas of a test file: each is a database of its own for a store. */
export interface Schemas {
  /** The address of one, which is made if there is none of that name. */
  urlOf(name: string): Promise<string>;
  /** Asks the database beside all stores. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Takes them all away. */
  drop(): Promise<void>;
}

/**
 * In a database of their own, where the server is ours: whoever makes tables of jobs tells all workers of the database to end,
 * whichever schema they work on.
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
      // Our own server goes with all that is in it.
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
