import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables/tables.ts';
import { CLASSES, classOf, NO_WAITS, type Waits } from './waits.ts';

/** Figures about the running server, in the format of Prometheus. None of them is about a person or a single game. */
export interface Metrics {
  /** All current figures, as text. */
  text(): Promise<string>;
  readonly contentType: string;
  refused(code: string): void;
  /** A figure that is read when somebody asks; left out while it has no value. */
  show(name: GaugeName, read: () => number | undefined): void;
  /** What was done since the last call. */
  take(): Done;
  /** The same store, but its commits are timed and its moves counted. */
  onStore(store: Store): Store;
  /** The same tables, but their refusals are counted and their answers to moves timed. */
  onTables(tables: Tables): Tables;
}

export interface Done {
  /** Entries that this process added to games. */
  readonly moves: number;
  /** How long seats waited for the answer to a move. */
  readonly waits: Waits;
}

const GAUGES = {
  tables: {
    name: 'hinode_tables',
    help: 'Games in memory: somebody is looking at them, or bots are thinking',
  },
  sockets: { name: 'hinode_sockets', help: 'Open sockets' },
  playing: { name: 'hinode_games_playing', help: 'Games in play in the store, the same at every node' },
  ended: {
    name: 'hinode_games_ended_last_hour',
    help: 'Games that ended within the last hour, the same at every node',
  },
  moves: {
    name: 'hinode_moves_last_minute',
    help: 'Entries that all nodes and workers added to games within the last minute, the same at every node',
  },
  jobs: {
    name: 'hinode_jobs_waiting',
    help: 'Jobs that are due and wait for a worker, the same at every node; without a database, bots that wait to think',
  },
  nodes: { name: 'hinode_nodes', help: 'Nodes that are present and answer, the same at every node' },
  workers: { name: 'hinode_workers', help: 'Workers that are present and answer, the same at every node' },
  connections: {
    name: 'hinode_database_connections',
    help: 'Open connections to the database, the same at every node',
  },
  mostConnections: {
    name: 'hinode_database_connections_most',
    help: 'How many connections the database accepts',
  },
} as const;
export type GaugeName = keyof typeof GAUGES;

/** From a quick disk to a very slow one, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** With the name of the process, if it is one of several. */
export function newMetrics(process?: string): Metrics {
  const register = new Registry();
  if (process !== undefined) register.setDefaultLabels({ process });
  // The process and its event loop.
  collectDefaultMetrics({ register });
  const registers = [register];
  const moves = new Counter({ name: 'hinode_moves_total', help: 'Entries added to games', registers });
  const notes = new Counter({ name: 'hinode_notes_total', help: 'Notes added to games', registers });
  const refusals = new Counter({
    name: 'hinode_refusals_total',
    help: 'Refusals, by code',
    labelNames: ['code'],
    registers,
  });
  const commits = new Histogram({
    name: 'hinode_commit_seconds',
    help: 'Time from handing a move to the store until it is on disk',
    buckets: BUCKETS,
    registers,
  });
  const answers = new Histogram({
    name: 'hinode_answer_seconds',
    help: 'Time from the arrival of a move until its answer is ready',
    buckets: [...CLASSES],
    registers,
  });
  const refused = (code: string): void => refusals.inc({ code });
  const done = { moves: 0, waits: [...NO_WAITS] };

  const answered = (seconds: number): void => {
    answers.observe(seconds);
    const place = classOf(seconds);
    done.waits[place] = (done.waits[place] ?? 0) + 1;
  };
  const added = (entries: number): void => {
    moves.inc(entries);
    done.moves += entries;
  };

  /** Somebody who waits for an answer also waits for the table to be opened. */
  const onTable = (table: Table, since: number): Table => ({
    ...table,
    request: async (seat, request) => {
      const answer = await table.request(seat, request);
      if (request.type === 'move') answered((performance.now() - since) / 1000);
      if (answer.outcome === 'refused') refused(answer.refusal.code);
      if (answer.outcome === 'stale') refused('stale');
      return answer;
    },
  });

  return {
    text: () => register.metrics(),
    contentType: register.contentType,
    refused,
    show: (name, read) => {
      new Gauge({
        ...GAUGES[name],
        registers,
        collect() {
          const now = read();
          if (now === undefined) this.remove();
          else this.set(now);
        },
      });
    },
    take: () => {
      const taken = { ...done };
      Object.assign(done, { moves: 0, waits: [...NO_WAITS] });
      return taken;
    },
    onStore: (store) => ({
      ...store,
      append: async (...asked) => {
        const [, , entries] = asked;
        const isDone = commits.startTimer();
        const appended = await store.append(...asked);
        isDone();
        if (appended.outcome === 'appended') added(entries.length);
        return appended;
      },
      addNotes: async (...asked) => {
        const [, , kept] = asked;
        const appended = await store.addNotes(...asked);
        if (appended.outcome === 'appended') notes.inc(kept.length);
        return appended;
      },
    }),
    onTables: (tables) => ({
      ...tables,
      at: (id, work) => {
        const since = performance.now();
        return tables.at(id, (table) => work(onTable(table, since)));
      },
    }),
  };
}
