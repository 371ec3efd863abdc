import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { StoreError, type StoreProblem } from '../problems.ts';
import { openForWriting } from './database.ts';
import { asStoreError } from './failures.ts';
import { wipingOn } from './wiping.ts';
import { type Answered, handOn, type Write, type WriteName } from './writes.ts';

/** The thread that writes: whatever it is handed at once shares one transaction, and so one wait for the disk. */

interface Problem {
  /** Of a refusal; anything else that goes wrong has none. */
  readonly code?: StoreProblem;
  readonly sentence: string;
}
export type Answer = { readonly value: Answered<WriteName> } | { readonly problem: Problem };

export type Told = readonly Write[] | 'close';
/** The first thing the thread says. */
export type Opened = 'ready' | { readonly problem: Problem };
/** What it says to each batch: the answers in order, or why none of it was kept. */
export type Committed = { readonly answers: readonly Answer[] } | { readonly problem: Problem };

function problemOf(thrown: unknown): { readonly problem: Problem } {
  const known = asStoreError(thrown);
  return {
    problem: {
      ...(known instanceof StoreError && { code: known.code }),
      sentence: known instanceof Error ? known.message : String(known),
    },
  };
}

function commit(db: DatabaseSync, batch: readonly Write[], carryOut: (write: Write) => Answer): Committed {
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = batch.map(carryOut);
    db.exec('COMMIT');
    return { answers };
  } catch (thrown) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return problemOf(thrown);
  }
}

function write(folder: string, say: (said: Committed) => void): (told: Told) => void {
  const db = openForWriting(folder);
  const hand = handOn(db);
  const carryOut = (one: Write): Answer => {
    try {
      return { value: hand(one) };
    } catch (thrown) {
      if (thrown instanceof StoreError) return problemOf(thrown);
      throw thrown;
    }
  };
  const wiping = wipingOn(db);
  return (told) => {
    if (told === 'close') {
      wiping.stop();
      db.close();
      parentPort?.close();
      return;
    }
    const committed = commit(db, told, carryOut);
    wiping.after(told);
    say(committed);
  };
}

const say = (said: Opened | Committed): void => parentPort?.postMessage(said);
try {
  parentPort?.on('message', write(String(workerData), say));
  say('ready');
} catch (thrown) {
  say(problemOf(thrown));
  parentPort?.close();
}
