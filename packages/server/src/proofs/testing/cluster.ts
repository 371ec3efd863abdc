import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Rng, rngFrom } from '@hinode/engine';
import { expect, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { type PostgresServer, startPostgres } from '../../store/testing/postgres-server.ts';
import { nthSetup } from '../../testing/games.ts';
import { type DatabaseLine, startDatabaseLine } from './database-line.ts';
import type { Friend } from './friends.ts';
import { aPlayedGame, expectAllSeeTheSame, expectPromisesKept, type Played } from './played-game.ts';
import { killed, startServer } from './server-program.ts';

/**
 * Nodes on a database that can be killed, each with a line to it that can be cut, and friends who play at all of them as
 * fast as they may. Whoever loses their node goes on at another, as the page does.
 */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** The one that holds the truth now. */
  database(): PostgresServer;
  anyOf<T>(all: readonly T[]): T;
  /** Points every node at another database server. */
  failOver(to: PostgresServer): void;
  /** Every table has gone on: so many acknowledgements at each, from now on. Gives the milliseconds that took. */
  goesOn(acknowledgements: number): Promise<number>;
  /** Everybody leaves; then whatever anybody was told is compared with what is kept. Gives how many promises there were. */
  check(): Promise<number>;
}

export interface ClusterNode {
  readonly line: DatabaseLine;
  readonly url: () => string;
  readonly isUp: () => boolean;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface ClusterOptions {
  readonly seed: string;
  readonly nodes: number;
  /** So many games are played at once; at each table so many one after another. */
  readonly tables: number;
  readonly games: number;
}

/** A page tries again after so many milliseconds. */
const AGAIN = 100;
const NOT_ON_DISK = ['fsync=off', 'full_page_writes=off', 'max_connections=100'];

export async function aCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-cluster-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const database = await startPostgres({ settings: NOT_ON_DISK });
  onTestFinished(async () => {
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  let truth = database;
  const rng = rngFrom(options.seed);
  const nodes = await Promise.all(
    Array.from({ length: options.nodes }, (_, n) => aNode(folder, path.join(folder, `${n}`), database)),
  );
  const doors = doorsTo(nodes, rng);
  const store = await openPostgresStore(database.url);
  const tables = await Promise.all(
    Array.from({ length: options.tables }, (_, n) =>
      aTable(store, `${options.seed} ${n}`, options.games, rng, doors),
    ),
  );
  await store.close();

  return {
    nodes,
    database: () => truth,
    anyOf: (all) => all[rng.below(all.length)] as (typeof all)[number],
    failOver: (to) => {
      truth = to;
      for (const { line } of nodes) line.pointTo(to.port);
    },
    goesOn: async (acknowledgements) => {
      const began = performance.now();
      await Promise.all(tables.map(({ goesOn }) => goesOn(acknowledgements)));
      return performance.now() - began;
    },
    check: async () => {
      doors.close();
      for (const { games } of tables)
        for (const { friends } of games) for (const friend of friends) friend.leave();
      const kept = await openPostgresStore(truth.url);
      for (const game of tables.flatMap(({ games }) => games)) {
        await expectPromisesKept(kept, game);
        await expectAllSeeTheSame(kept, game);
      }
      await kept.close();
      return tables.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
    },
  };
}

async function aNode(page: string, data: string, { url, port }: PostgresServer): Promise<ClusterNode> {
  const line = await startDatabaseLine(port);
  onTestFinished(() => line.close());
  let running: { readonly child: ChildProcess; readonly url: string } | undefined;
  const start = async (): Promise<void> => {
    running = await startServer(page, data, { DATABASE_URL: line.via(url), HINODE_SILENT: '1' });
  };
  await start();
  return {
    line,
    url: () => running?.url ?? '',
    isUp: () => running !== undefined,
    start,
    kill: async () => {
      const child = running?.child;
      running = undefined;
      if (child) await killed(child);
    },
  };
}

/** Where friends find a node: any that is up. */
interface Doors {
  enter(friend: Friend): void;
  again(friend: Friend): void;
  close(): void;
}

function doorsTo(nodes: readonly ClusterNode[], rng: Rng): Doors {
  let closed = false;
  const enter = (friend: Friend): void => {
    if (closed) return;
    const up = nodes.filter(({ isUp }) => isUp());
    const node = up[rng.below(Math.max(1, up.length))];
    if (node === undefined) again(friend);
    else friend.connect(node.url());
  };
  const again = (friend: Friend): void => void setTimeout(enter, AGAIN, friend);
  return {
    enter,
    again,
    close: () => {
      closed = true;
    },
  };
}

interface Table {
  /** All that are played or will be. */
  readonly games: readonly Played[];
  acknowledged(): number;
  goesOn(acknowledgements: number): Promise<void>;
}

async function aTable(store: Store, seed: string, count: number, rng: Rng, doors: Doors): Promise<Table> {
  let acknowledged = 0;
  let heard = (): void => {};
  const games: Played[] = [];
  let current = 0;
  const begin = (): void => {
    for (const friend of games[current]?.friends ?? []) doors.enter(friend);
  };
  /** All of them tell so; the first who does is believed. */
  const nextAfter = (n: number) => (): void => {
    if (n !== current) return;
    current++;
    expect(current, 'games are left to be played').toBeLessThan(count);
    begin();
  };
  for (let n = 0; n < count; n++) {
    games.push(
      await aPlayedGame(
        store,
        nthSetup(seed, n),
        rng,
        () => {
          acknowledged++;
          heard();
        },
        { lost: doors.again, over: nextAfter(n) },
      ),
    );
  }
  begin();
  return {
    games,
    acknowledged: () => acknowledged,
    goesOn: (acknowledgements) => {
      const goal = acknowledged + acknowledgements;
      return new Promise((resolve) => {
        heard = () => acknowledged >= goal && resolve();
      });
    },
  };
}
