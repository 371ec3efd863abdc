import { StoreError } from '../problems.ts';

/**
 * Who uses the database. Every node holds a shared lock as long as its line to the others is up; whoever moves games holds
 * it alone. A move that was cut off leaves a mark: what is there is not whole, and no node serves it.
 */

const LOCK = `hashtext('hinode nodes ' || current_schema())`;

/** Both answer with `free`. */
export const COME = `SELECT pg_try_advisory_lock_shared(${LOCK}) AS free`;
export const COME_ALONE = `SELECT pg_try_advisory_lock(${LOCK}) AS free`;

/** What the mark is called in `house`. */
export const MOVING = 'moving';

export const isBeingMoved = (): StoreError =>
  new StoreError(
    'store-moving',
    'Games are being moved into or out of this database, or a move was cut off: finish it with "hinode migrate-store".',
  );

export const isInUse = (): StoreError =>
  new StoreError('store-in-use', 'Servers are using this database: end them first. Nothing was done.');
