import { setImmediate } from 'node:timers/promises';
import type { Thinker } from '@hinode/bots';
import { type Alarms, alarmsHere } from '../clocks/alarms.ts';
import { realTime, type Time } from '../clocks/time.ts';
import { allowedBy } from '../limits/counting.ts';
import type { Gossip } from '../limits/gossip.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { StoreError } from '../store/problems.ts';
import { type AskForBots, botsElsewhere, botsHere } from '../table/bots/bot-play.ts';
import { newThinkingQueue, type ThinkingQueue } from '../table/bots/thinking-queue.ts';
import type { Table } from '../table/table.ts';
import { neededAfterRestart } from './restart.ts';
import { type RunningTable, type RunOptions, runTable, type TableServices } from './running-table.ts';

/**
 * The tables in memory: those that somebody is watching or that bots are thinking about. All others cost nothing but disk space,
 * and a timer if a clock runs.
 */
export interface Tables {
  /**
   * Does something at the table of a game; undefined if no such game has begun, or if nobody here knows its rules. The table
   * stays in memory while the work lasts and while anybody who joined is listening.
   */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T | undefined>;
  /**
   * The same, but its bots also play. Resolves when the table has become quiet, or when somebody else visits it and the game has
   * gone on.
   */
  visit(id: string, work: (table: Table) => Promise<void>): Promise<void>;
  /**
   * After a start: games where a bot is to move or a clock runs go on by themselves. They are looked at one after another, so
   * that people who arrive in the meantime need not wait.
   */
  resume(): Promise<void>;
  /** Another node wrote to the game: reads what is new if the game is in memory. */
  grown(id: string): Promise<void>;
  /**
   * Words of other nodes may have been lost, or the nodes themselves: reads what is new at all tables in memory, and checks on
   * their bots.
   */
  lookAround(): Promise<void>;
  /** How many are in memory. */
  count(): number;
  /** How many bots wait for their turn to think. */
  waiting(): number;
  /** No clock rings any more. */
  close(): void;
}

export interface TablesOptions extends TableServices {
  /** Thinks for the bots, or requests workers that do. */
  readonly thinker: Thinker | AskForBots;
  /** May bots speak about what happened before their table was opened? */
  readonly haveNews?: boolean;
  /** What rings the clocks: this process by default. */
  readonly alarms?: Alarms;
  /** The machine's own clock by default. */
  readonly time?: Time;
  /** How many entries and notes each of these games has: others may have written some. */
  readonly written?: (games: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Tells other nodes what was counted here. */
  readonly gossip?: Gossip;
  /** The usual limits by default. */
  readonly limits?: Pick<Limits, 'talk'>;
}

interface InMemory {
  readonly running: Promise<RunningTable | undefined>;
  /** How many pieces of work are using it right now. */
  users: number;
  /** Called whenever something was done at it. */
  readonly watchers: Set<() => void>;
  /** Resolves when it is no longer in memory. */
  readonly gone: Promise<void>;
  readonly drop: () => void;
}

export function newTables({
  time = realTime,
  limits = LIMITS,
  failed: told,
  thinker,
  haveNews = false,
  alarms: rungElsewhere,
  written = async () => new Map(),
  gossip,
  ...rest
}: TablesOptions): Tables {
  // A game may be deleted while its bots think, and that is not a failure.
  const failed = (problem: unknown): void => {
    if (!isGone(problem)) told(problem);
  };
  const services = { ...rest, failed };
  const { store } = services;
  const { queue, waiting } = counted(newThinkingQueue());
  const bots: RunOptions['bots'] = (options) =>
    typeof thinker === 'function'
      ? botsElsewhere(thinker, options)
      : botsHere({ thinker, queue, haveNews }, options);
  // Counted here, because a table is forgotten as soon as nobody listens, and would start counting anew with every call.
  const mayTalk = allowedBy(limits.talk, time.elapsed, gossip?.about('talk'));
  const inMemory = new Map<string, InMemory>();
  /** The latest visitor of each table. */
  const visitors = new Map<string, symbol>();
  let closed = false;

  /** The table may have gone from memory when its alarm rings: then it is opened. */
  const alarms =
    rungElsewhere ?? alarmsHere(time, (id, when) => void at(id, (table) => table.ring(when)).catch(failed));
  const hesitations = alarmsHere(time, (id) => void at(id, (table) => table.settle()).catch(failed));

  const keep = (id: string): InMemory => {
    const known = inMemory.get(id);
    if (known !== undefined) return known;
    const running = runTable(id, {
      ...services,
      bots,
      now: time.now,
      mayTalk: (seat) => mayTalk(`${id} ${seat}`),
      alarm: (when) => alarms.set(id, when),
      hesitates: (when) => hesitations.set(id, when),
      rested: () => {
        void dropIfQuiet(id, fresh);
        for (const look of fresh.watchers) look();
      },
    });
    let drop = (): void => {};
    const gone = new Promise<void>((resolve) => {
      drop = resolve;
    });
    const fresh: InMemory = { running, users: 0, watchers: new Set(), gone, drop };
    inMemory.set(id, fresh);
    return fresh;
  };

  const dropIfQuiet = async (id: string, one: InMemory): Promise<void> => {
    const running = await one.running.catch(() => undefined);
    if (one.users > 0 || inMemory.get(id) !== one || running?.isQuiet() === false) return;
    inMemory.delete(id);
    running?.close();
    one.drop();
  };

  const withTable = async <T>(
    id: string,
    work: (running: RunningTable) => Promise<T>,
  ): Promise<T | undefined> => {
    const one = keep(id);
    one.users++;
    try {
      const running = await one.running;
      return running && (await work(running));
    } finally {
      one.users--;
      void dropIfQuiet(id, one);
    }
  };
  const at: Tables['at'] = (id, work) => withTable(id, ({ table }) => work(table));

  const resumeOne = async (id: string): Promise<void> => {
    const next = await neededAfterRestart(store, id, time.now());
    if (next === 'open') await at(id, async () => {});
    else if (!inMemory.has(id)) alarms.set(id, next);
  };

  const grown = async (id: string): Promise<void> => {
    if (inMemory.has(id)) await at(id, (table) => table.catchUp()).catch(failed);
  };

  return {
    at,
    visit: async (id, work) => {
      // The job may have arrived before the word that the game has grown.
      const isBehind = inMemory.has(id);
      const one = keep(id);
      const me = Symbol();
      visitors.set(id, me);
      let goesOn = one.gone;
      try {
        await withTable(id, async ({ table, wake }) => {
          if (isBehind) await table.catchUp();
          await work(table);
          goesOn = untilGrown(one, table, () => visitors.get(id) !== me);
          wake();
        });
        await Promise.race([one.gone, goesOn]);
      } finally {
        if (visitors.get(id) === me) visitors.delete(id);
      }
    },
    grown,
    lookAround: async () => {
      const there = await written([...inMemory.keys()]);
      for (const [id, one] of [...inMemory]) {
        const running = await one.running.catch(() => undefined);
        if ((there.get(id) ?? Number.POSITIVE_INFINITY) > (running?.table.written() ?? 0)) await grown(id);
        running?.lookAfterBots();
      }
    },
    resume: async () => {
      for (const id of await store.playing()) {
        await setImmediate();
        if (closed) return;
        if (!inMemory.has(id)) await resumeOne(id).catch(failed);
      }
    },
    count: () => inMemory.size,
    waiting,
    close: () => {
      closed = true;
      alarms.close();
      hesitations.close();
    },
  };
}

/** The same queue, but those who wait in it are counted. */
function counted(line: ThinkingQueue): { queue: ThinkingQueue; waiting: () => number } {
  let waiting = 0;
  return {
    queue: (asker, think) => {
      waiting++;
      return line(asker, (milliseconds) => {
        waiting--;
        return think(milliseconds);
      });
    },
    waiting: () => waiting,
  };
}

/** Resolves once its game has grown and this is true. */
const untilGrown = ({ watchers }: InMemory, table: Table, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const before = table.written();
    const look = (): void => {
      if (table.written() === before || !isSo()) return;
      watchers.delete(look);
      resolve();
    };
    watchers.add(look);
  });

const isGone = (problem: unknown): boolean =>
  problem instanceof StoreError && problem.code === 'no-such-game';
