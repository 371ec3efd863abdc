import { Pool, types } from 'pg';
import type { Row } from '../rows.ts';
import { asStoreError, gaveWay } from './failures.ts';

export interface Answer {
  readonly rows: readonly Row[];
  /** How many rows were written or read. */
  readonly count: number;
}

/**
 * A statement and what it is asked with. Each is a transaction of its own, so that nobody's lock waits for the network.
 */
export type Ask = (statement: Statement, ...values: readonly unknown[]) => Promise<Answer>;

/** Under its name a connection prepares it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** All that there are, for whoever looks at their plans. */
export const STATEMENTS: readonly Statement[] = [];

/** Says a statement, in SQL. */
export function sql(strings: TemplateStringsArray, ...parts: readonly string[]): Statement {
  const statement = { name: `hinode-${STATEMENTS.length}`, text: String.raw({ raw: strings }, ...parts) };
  (STATEMENTS as Statement[]).push(statement);
  return statement;
}

export interface Database {
  readonly ask: Ask;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** How many connections a server holds at most. */
const MOST_CONNECTIONS = 10;
/** Whoever does not answer for so long is not there. */
export const PATIENCE = 10_000;

/** Times and counts are far below 2^53. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export function openDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    application_name: 'hinode',
    types: parsers as typeof types,
  });
  // A connection that breaks while nobody uses it is replaced by the next who needs one.
  pool.on('error', () => {});
  const ask: Ask = async (statement, ...values) => {
    try {
      const { rows, rowCount } = await pool.query({ ...statement, values: [...values] });
      return { rows: rows as Row[], count: rowCount ?? 0 };
    } catch (thrown) {
      if (gaveWay(thrown)) return ask(statement, ...values);
      throw asStoreError(thrown);
    }
  };
  return { ask, pool, close: () => pool.end() };
}
