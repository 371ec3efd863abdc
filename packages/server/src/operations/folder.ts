import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from '../store/sqlite/database.ts';
import { asOpeningError } from '../store/sqlite/failures.ts';

/** Another server is using this folder now. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another server uses ${folder}`);
    this.name = 'FolderInUse';
  }
}

/** Has a server ever used this folder? */
export const holdsGames = (folder: string): boolean => fs.existsSync(fileIn(folder));

/** Does the file of the store exist, with nothing left in it? */
export const isEmptied = (folder: string): boolean =>
  (fs.statSync(fileIn(folder), { throwIfNoEntry: false })?.size ?? 0) === 0;

/** Releases the folder. */
export type Release = () => void;

const BUSY = 5;

/** Everything that a server writes to its folder. */
const OURS = /^(hinode\.sqlite|in-use)(-[\w-]+)?$|^host-key$|^push-keys\.json$/;

/** Were files open to others on the machine, and could they be closed? */
export type Openness = 'closed' | 'mended' | 'open';

/**
 * Closes the folder and our files in it to other users of the machine; new ones are created closed. A folder that also holds
 * other things is there for another reason, and is left as it is.
 */
export function closeToOthers(folder: string): Openness {
  if (process.platform === 'win32') return 'closed';
  const names = fs.readdirSync(folder);
  const files = names.filter((name) => OURS.test(name)).map((name) => path.join(folder, name));
  const isOursAlone = files.length === names.length;
  const found = [...files, ...(isOursAlone ? [folder] : [])].map(close);
  return found.find((one) => one === 'open') ?? found.find((one) => one === 'mended') ?? 'closed';
}

function close(place: string): Openness {
  const { mode } = fs.statSync(place);
  if ((mode & 0o077) === 0) return 'closed';
  try {
    fs.chmodSync(place, mode & 0o700);
    return 'mended';
  } catch {
    // Somebody else's file, which we may use all the same.
    return 'open';
  }
}

/**
 * Reserves a data folder for this server alone: two servers would play the same games without knowing about each other. The lock
 * is one that the system releases by itself when a server dies, however it dies: SQLite's own, on an empty file.
 */
export function keepFolder(folder: string): Release {
  // Secrets of running games are stored here: nobody else on the machine may look.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'in-use');
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (problem) {
    lock.close();
    throw problem instanceof Error && 'errcode' in problem && problem.errcode === BUSY
      ? new FolderInUse(folder)
      : asOpeningError(problem);
  }
  return () => lock.close();
}
