import type { DatabaseSync } from 'node:sqlite';
import type { Write, WriteName } from './writes.ts';

/**
 * What somebody wants forgotten is wiped from the file by `secure_delete`; the log beside it still has the old pages until
 * it is emptied. That is done before anybody is told that it is forgotten. While a backup or another reader holds the
 * log, nobody waits for it: it is tried again, soon and until it is done. A server that was killed before finds the old
 * pages in the log at its start, and begins with them.
 */
export interface Wiping {
  /** After a commit with these writes. */
  after(writes: readonly Write[]): void;
  stop(): void;
}

const FORGETTING: ReadonlySet<WriteName> = new Set([
  'deletePerson',
  'strike',
  'dropTalk',
  'dropReport',
  'dropMail',
  'deleteGame',
]);
const SOON = 1_000;

export function wipingOn(db: DatabaseSync): Wiping {
  let again: NodeJS.Timeout | undefined;
  const wipe = (): void => {
    clearTimeout(again);
    again = isEmptied(db) ? undefined : setTimeout(wipe, SOON);
  };
  wipe();
  return {
    after: (writes) => {
      if (writes.some(({ name }) => FORGETTING.has(name))) wipe();
    },
    stop: () => clearTimeout(again),
  };
}

/** Moves the log into the file and empties it, if nobody else reads it right now. */
function isEmptied(db: DatabaseSync): boolean {
  const { timeout } = db.prepare('PRAGMA busy_timeout').get() ?? {};
  try {
    db.exec('PRAGMA busy_timeout = 0');
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } catch {
    // A full disk, perhaps: what was committed is kept all the same.
    return false;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${Number(timeout)}`);
  }
}
