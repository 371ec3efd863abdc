import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from '../store/sqlite/database.ts';

/** Somebody else serves this folder now. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another server uses ${folder}`);
    this.name = 'FolderInUse';
  }
}

/** Has a server ever used this folder? */
export const holdsGames = (folder: string): boolean => fs.existsSync(fileIn(folder));

/** Gives the folder back. */
export type Release = () => void;

const BUSY = 5;

/**
 * Keeps a data folder for this server alone: two would play the same games without knowing of each other. The lock is one
 * that the system takes back by itself when a server dies, however it dies: SQLite's own, on a file with nothing in it.
 */
export function keepFolder(folder: string): Release {
  // Secrets of running games lie here: nobody else on the machine may look.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(folder, 'in-use'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (problem) {
    lock.close();
    throw problem instanceof Error && 'errcode' in problem && problem.errcode === BUSY
      ? new FolderInUse(folder)
      : problem;
  }
  return () => lock.close();
}
