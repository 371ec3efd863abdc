import { StoreError, type StoreProblem } from '../problems.ts';

/** What SQLite says by a number, as a code and a sentence of ours. */
type Failure = readonly [code: StoreProblem, sentence: string];
const DAMAGED: Failure = [
  'store-damaged',
  'The file of the store is damaged. It was left alone: restore a backup (docs/hosting.md).',
];
const FAILURES: Readonly<Record<number, Failure>> = {
  5: ['store-busy', 'Another program holds the file of the store. Nothing was done: try again soon.'],
  8: ['store-read-only', 'The file of the store, or its folder, cannot be written to. Nothing was done.'],
  10: ['disk-failed', 'The disk could not read or write the file of the store. Nothing was done.'],
  11: DAMAGED,
  13: ['disk-full', 'The disk is full. Nothing was done.'],
  14: [
    'store-unreachable',
    'The file of the store cannot be opened: is its folder there, and may we write in it?',
  ],
  26: ['store-unreadable', 'The file of the store is not a database. It was left alone.'],
};

const isOfSqlite = (thrown: unknown): thrown is Error & { readonly errcode: number } =>
  thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number';

/** A failure that we have words for; anything else as it is. The upper bits of the number are details. */
export function asStoreError(thrown: unknown): unknown {
  if (!isOfSqlite(thrown)) return thrown;
  const known = FAILURES[thrown.errcode & 0xff];
  return known ? new StoreError(...known) : thrown;
}

/** The same as when SQLite itself stumbles over it. */
export const damaged = (): StoreError => new StoreError(...DAMAGED);

/** At the start nothing is left without words. */
export function asOpeningError(thrown: unknown): unknown {
  const known = asStoreError(thrown);
  return isOfSqlite(known)
    ? new StoreError('store-unreadable', `The store cannot be opened: ${known.message}.`)
    : known;
}
