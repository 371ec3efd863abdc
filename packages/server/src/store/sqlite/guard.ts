import fs from 'node:fs';
import { StoreError } from '../problems.ts';
import { fileIn } from './database.ts';

/**
 * Whether the files of an open store are still those that were opened. A file that is deleted or replaced under us goes on
 * without a name: everything would be written into it, acknowledged, and lost at the end.
 */
export interface Guard {
  /** What is wrong, if anything is. */
  look(): StoreError | undefined;
}

/** To be called while the store is open: the log is there as long as that. */
export function guardOver(folder: string): Guard {
  const files = [fileIn(folder), `${fileIn(folder)}-wal`];
  const opened = files.map(identity);
  return {
    look: () => {
      const gone = files.find((file, i) => identity(file) !== opened[i]);
      return gone === undefined ? undefined : lost(gone);
    },
  };
}

/** Which file has this name now, if any. */
function identity(file: string): string | undefined {
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}

const lost = (file: string): StoreError =>
  new StoreError(
    'store-gone',
    `${file} was deleted or replaced while the server used it. What is played from now on could not be kept.`,
  );
