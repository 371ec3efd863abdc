import { setImmediate } from 'node:timers/promises';
import { type Cancel, realTime, type Time } from '../clocks/time.ts';
import { allowedBy } from '../limits/counting.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { StoreError } from '../store/problems.ts';
import { newThinkingQueue } from '../table/bots/thinking-queue.ts';
import type { Table } from '../table/table.ts';
import { neededAfterRestart } from './restart.ts';
import { type RunningTable, runTable, type TableServices } from './running-table.ts';

/**
 * The tables in memory: those that somebody looks at or that bots think about. All others cost nothing but disk, and a
 * timer where a clock runs.
 */
export interface Tables {
  /**
   * Does something at the table of a game; undefined if no such game has begun, or under rules that nobody here knows. The table stays while the work lasts and
   * while anybody who joined listens.
   */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T | undefined>;
  /**
   * After a start: games where a bot is to move or a clock runs go on by themselves. One is looked at after another, so
   * that whoever comes meanwhile need not wait.
   */
  resume(): Promise<void>;
  /** Another node wrote to the game: if it is in memory, it is read on. */
  grown(id: string): Promise<void>;
  /** Words of other nodes may have been lost: all in memory are read on. */
  lookAround(): Promise<void>;
  /** How many are in memory. */
  count(): number;
  /** No clock rings any more. */
  close(): void;
}

export interface TablesOptions extends Omit<TableServices, 'queue'> {
  /** The machine's own clock if nobody says otherwise. */
  readonly time?: Time;
  /** The usual ones if nobody says otherwise. */
  readonly limits?: Pick<Limits, 'talk'>;
}

interface InMemory {
  readonly running: Promise<RunningTable | undefined>;
  /** How many are at work with it right now. */
  users: number;
}

export function newTables({
  time = realTime,
  limits = LIMITS,
  failed: told,
  ...rest
}: TablesOptions): Tables {
  // A game may be deleted while its bots think: that is no failure.
  const failed = (problem: unknown): void => {
    if (!isGone(problem)) told(problem);
  };
  const services = { ...rest, failed };
  const { store } = services;
  const queue = newThinkingQueue();
  // Counted here: a table is forgotten as soon as nobody listens, and would count anew with every call.
  const mayTalk = allowedBy(limits.talk, time.elapsed);
  const inMemory = new Map<string, InMemory>();
  const alarms = new Map<string, Cancel>();
  let closed = false;

  /** The table may be gone from memory when it rings: then it is opened. */
  const setAlarm = (id: string, when: number | undefined): void => {
    alarms.get(id)?.();
    alarms.delete(id);
    if (when === undefined || closed) return;
    const ring = (): void => {
      alarms.delete(id);
      at(id, (table) => table.ring(when)).catch(failed);
    };
    alarms.set(id, time.at(when, ring));
  };

  const keep = (id: string): InMemory => {
    const known = inMemory.get(id);
    if (known !== undefined) return known;
    const running = runTable(id, {
      ...services,
      queue,
      now: time.now,
      mayTalk: (seat) => mayTalk(`${id} ${seat}`),
      alarm: (when) => setAlarm(id, when),
      rested: () => void dropIfQuiet(id, fresh),
    });
    const fresh: InMemory = { running, users: 0 };
    inMemory.set(id, fresh);
    return fresh;
  };

  const dropIfQuiet = async (id: string, one: InMemory): Promise<void> => {
    const running = await one.running.catch(() => undefined);
    if (one.users > 0 || inMemory.get(id) !== one || running?.isQuiet() === false) return;
    inMemory.delete(id);
    running?.close();
  };

  const at: Tables['at'] = async (id, work) => {
    const one = keep(id);
    one.users++;
    try {
      const running = await one.running;
      return running && (await work(running.table));
    } finally {
      one.users--;
      void dropIfQuiet(id, one);
    }
  };

  const resumeOne = async (id: string): Promise<void> => {
    const next = await neededAfterRestart(store, id, time.now());
    if (next === 'open') await at(id, async () => {});
    else if (!inMemory.has(id)) setAlarm(id, next);
  };

  const grown = async (id: string): Promise<void> => {
    if (inMemory.has(id)) await at(id, (table) => table.catchUp()).catch(failed);
  };

  return {
    at,
    grown,
    lookAround: async () => {
      for (const id of [...inMemory.keys()]) await grown(id);
    },
    resume: async () => {
      for (const id of await store.playing()) {
        await setImmediate();
        if (closed) return;
        if (!inMemory.has(id)) await resumeOne(id).catch(failed);
      }
    },
    count: () => inMemory.size,
    close: () => {
      closed = true;
      for (const cancel of alarms.values()) cancel();
      alarms.clear();
    },
  };
}

const isGone = (problem: unknown): boolean =>
  problem instanceof StoreError && problem.code === 'no-such-game';
