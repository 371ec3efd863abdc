import { StoreError, type StoreProblem } from '../problems.ts';

/** What PostgreSQL or the line to it says by a code, as a code and a sentence of ours. */
type Failure = readonly [code: StoreProblem, sentence: string];

const UNREACHABLE: Failure = [
  'store-unreachable',
  'The database cannot be reached now. What was asked just then may or may not have been kept.',
];
const FAILURES: Readonly<Record<string, Failure>> = {
  '22021': ['bad-input', 'There is a letter in it that a database does not take.'],
  '25006': ['store-read-only', 'The database takes no writes. Nothing was done.'],
  '42P07': ['store-unreadable', 'The database holds tables of another program. It was left alone.'],
  '42501': ['store-read-only', 'We may not write in this database. Nothing was done.'],
  '53100': ['disk-full', 'The disk of the database is full. Nothing was done.'],
  '53300': ['store-busy', 'The database has too many connections. Nothing was done: try again soon.'],
  '58030': ['disk-failed', 'The disk of the database does not do its work. Nothing was done.'],
};
/** The line broke, or the database is just starting, stopping or failing over. */
const LINE = /^(08...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** The driver has no codes for what it notices by itself. */
const LINE_WORDS = /connection terminated|timeout|not queryable|client has encountered a connection error/i;

/** By PostgreSQL's codes, of which the driver passes on every one. */
export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';

/** A failure that we have words for; anything else as it is. */
export function asStoreError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof StoreError) return thrown;
  const code = codeOf(thrown);
  const known = FAILURES[code];
  if (known) return new StoreError(...known);
  return LINE.test(code) || (code === '' && LINE_WORDS.test(thrown.message))
    ? new StoreError(...UNREACHABLE)
    : thrown;
}

/** At the start nothing is left without words. The address holds a password, and is named to nobody. */
export function asOpeningError(thrown: unknown): unknown {
  const known = asStoreError(thrown);
  if (known instanceof StoreError || !(thrown instanceof Error)) return known;
  return new StoreError('store-unreachable', `The database cannot be used: ${thrown.message}.`);
}

/** Two statements wanted each other's rows, and this one gave way: nothing of it was done. */
export const gaveWay = (thrown: unknown): boolean => ['40P01', '40001'].includes(codeOf(thrown));

export const isTaken = (thrown: unknown): boolean => codeOf(thrown) === '23505';
export const refersToNobody = (thrown: unknown): boolean => codeOf(thrown) === '23503';
