import { DatabaseSync } from 'node:sqlite';
import { openAlone } from '../copying/connection.ts';
import type { Ask } from '../copying/postgres-shelves.ts';
import { STATEMENTS } from '../postgres/database.ts';
import '../postgres/postgres.ts';
import { DROP_TALK } from '../postgres/talk.ts';
import { fileIn } from '../sqlite/database.ts';
import { readsOn } from '../sqlite/reads.ts';
import { handOn } from '../sqlite/writes.ts';

/** A statement of the store that scans a whole table. */
export interface Scan {
  readonly statement: string;
  readonly table: string;
}

export interface Plans {
  readonly statements: number;
  readonly scans: readonly Scan[];
}

/** Tables that never grow; members, and those that the admin is shown, are only as many as there are processes. */
const SMALL = new Set(['house', 'members', 'monitored', 'secrets', 'store']);
/** The daily sweep may scan what it sweeps. */
const DAILY = new Set([DROP_TALK.name]);
/** Queries of nodes to the schema of their jobs, which may be in another database. */
const OF_JOBS = /"[^"]*_jobs"\./;
/** A table with fewer rows than this is scanned because that is quicker. */
const MANY = 10_000;

/** How SQLite would carry out every statement of the store. */
export function plansInFolder(data: string): Plans {
  const db = new DatabaseSync(fileIn(data));
  try {
    const texts = statementsOf(db);
    const scans = texts.flatMap((statement) =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${statement}`)
        .all()
        .flatMap(({ detail }) => {
          const table = /^SCAN (\w+)$/.exec(String(detail))?.[1];
          return table !== undefined && isTable(db, table) ? [{ statement: tidy(statement), table }] : [];
        }),
    );
    return { statements: texts.length, scans };
  } finally {
    db.close();
  }
}

function statementsOf(db: DatabaseSync): readonly string[] {
  const texts: string[] = [];
  const listening = new Proxy(db, {
    get: (of, name) => {
      if (name !== 'prepare') return Reflect.get(of, name);
      return (text: string) => {
        texts.push(text);
        return of.prepare(text);
      };
    },
  });
  readsOn(listening);
  handOn(listening);
  return texts;
}

const isTable = (db: DatabaseSync, name: string): boolean =>
  !SMALL.has(name) &&
  db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !== undefined;

interface Planned {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Planned[];
}

/**
 * How PostgreSQL, from version 16 on, would carry out every statement of the store, with any values. With `whateverTheSize` a
 * table is scanned only where there is no index to use.
 */
export async function plansInDatabase(url: string, whateverTheSize = false): Promise<Plans> {
  const { ask, close } = await openAlone(url);
  try {
    if (whateverTheSize) await ask('SET enable_seqscan = off');
    const large = whateverTheSize ? () => true : await largeTables(ask);
    const asked = STATEMENTS.filter(({ name, text }) => !DAILY.has(name) && !OF_JOBS.test(text));
    const scans: Scan[] = [];
    for (const { text } of asked) {
      const rows = await ask(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
      const plans = rows.flatMap((row) => row['QUERY PLAN'] as readonly { readonly Plan: Planned }[]);
      for (const table of plans.flatMap(({ Plan }) => scannedIn(Plan)).filter(large))
        scans.push({ statement: tidy(text), table });
    }
    return { statements: asked.length, scans };
  } finally {
    await close();
  }
}

async function largeTables(ask: Ask): Promise<(table: string) => boolean> {
  const rows = await ask(
    'SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND reltuples >= $1',
    MANY,
  );
  const names = new Set(rows.map(({ relname }) => relname));
  return (table) => names.has(table);
}

const scannedIn = (plan: Planned): readonly string[] => {
  const table = plan['Node Type'] === 'Seq Scan' ? plan['Relation Name'] : undefined;
  const here = table !== undefined && !SMALL.has(table) ? [table] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(scannedIn)];
};

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
