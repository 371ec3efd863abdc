import { setImmediate } from 'node:timers/promises';
import { type Cancel, realTime, type Time } from '../clocks/time.ts';
import { allowedBy } from '../limits/counting.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { StoreError } from '../store/problems.ts';
import { newLine } from '../table/bots/line.ts';
import type { Table } from '../table/table.ts';
import { type Hosted, host, type Surroundings } from './hosting.ts';
import { whatIsNext } from './waking.ts';

/**
 * The tables in memory: those that somebody looks at or that bots think about. All others cost nothing but disk, and a
 * timer where a clock runs.
 */
export interface Tables {
  /**
   * Does something at the table of a game; undefined if no such game has begun, or under other rules than ours. The table stays while the work lasts and
   * while anybody who joined listens.
   */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T | undefined>;
  /**
   * After a start: games where a bot is to move or a clock runs go on by themselves. One is looked at after another, so
   * that whoever comes meanwhile need not wait.
   */
  wake(): Promise<void>;
  /** How many are in memory. */
  count(): number;
  /** No clock rings any more. */
  close(): void;
}

export interface TablesOptions extends Omit<Surroundings, 'line'> {
  /** The machine's own clock if nobody says otherwise. */
  readonly time?: Time;
  /** The usual ones if nobody says otherwise. */
  readonly limits?: Pick<Limits, 'talk'>;
}

interface Kept {
  readonly hosted: Promise<Hosted | undefined>;
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
  const surroundings = { ...rest, failed };
  const { store } = surroundings;
  const line = newLine();
  // Counted here: a table is forgotten as soon as nobody listens, and would count anew with every call.
  const mayTalk = allowedBy(limits.talk, time.elapsed);
  const kept = new Map<string, Kept>();
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

  const keep = (id: string): Kept => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const hosted = host(id, {
      ...surroundings,
      line,
      now: time.now,
      mayTalk: (seat) => mayTalk(`${id} ${seat}`),
      alarm: (when) => setAlarm(id, when),
      rested: () => void dropIfQuiet(id, fresh),
    });
    const fresh: Kept = { hosted, users: 0 };
    kept.set(id, fresh);
    return fresh;
  };

  const dropIfQuiet = async (id: string, one: Kept): Promise<void> => {
    const hosted = await one.hosted.catch(() => undefined);
    if (one.users > 0 || kept.get(id) !== one || hosted?.isQuiet() === false) return;
    kept.delete(id);
    hosted?.close();
  };

  const at: Tables['at'] = async (id, work) => {
    const one = keep(id);
    one.users++;
    try {
      const hosted = await one.hosted;
      return hosted && (await work(hosted.table));
    } finally {
      one.users--;
      void dropIfQuiet(id, one);
    }
  };

  const wakeOne = async (id: string): Promise<void> => {
    const next = await whatIsNext(store, id, time.now());
    if (next === 'open') await at(id, async () => {});
    else if (!kept.has(id)) setAlarm(id, next);
  };

  return {
    at,
    wake: async () => {
      for (const id of await store.playing()) {
        await setImmediate();
        if (closed) return;
        if (!kept.has(id)) await wakeOne(id).catch(failed);
      }
    },
    count: () => kept.size,
    close: () => {
      closed = true;
      for (const cancel of alarms.values()) cancel();
      alarms.clear();
    },
  };
}

const isGone = (problem: unknown): boolean =>
  problem instanceof StoreError && problem.code === 'no-such-game';
