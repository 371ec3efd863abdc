import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables/tables.ts';

/** Figures about the running server, in the format of Prometheus. Nothing in them is about a person or a single game. */
export interface Metrics {
  /** All figures now, as text. */
  text(): Promise<string>;
  readonly contentType: string;
  refused(code: string): void;
  /** A figure that is read when somebody asks. */
  show(name: 'tables' | 'sockets', read: () => number): void;
  /** The same store, with its commits timed and its moves counted. */
  onStore(store: Store): Store;
  /** The same tables, with what they refuse counted. */
  onTables(tables: Tables): Tables;
}

const GAUGES = {
  tables: { name: 'hinode_tables', help: 'Games in memory: somebody looks at them, or bots think' },
  sockets: { name: 'hinode_sockets', help: 'Open sockets' },
} as const;

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
    help: 'What was refused, by its code',
    labelNames: ['code'],
    registers,
  });
  const commits = new Histogram({
    name: 'hinode_commit_seconds',
    help: 'From handing a move to the store until the disk has it',
    buckets: BUCKETS,
    registers,
  });
  const refused = (code: string): void => refusals.inc({ code });

  const onTable = (table: Table): Table => ({
    ...table,
    request: async (seat, request) => {
      const answer = await table.request(seat, request);
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
          this.set(read());
        },
      });
    },
    onStore: (store) => ({
      ...store,
      append: async (...asked) => {
        const [, , entries] = asked;
        const done = commits.startTimer();
        const appended = await store.append(...asked);
        done();
        if (appended.outcome === 'appended') moves.inc(entries.length);
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
      at: (id, work) => tables.at(id, (table) => work(onTable(table))),
    }),
  };
}
