import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Rng, rngFrom } from '@hinode/engine';
import { expect, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { type PostgresServer, startPostgres } from '../../store/testing/postgres-server.ts';
import { nthSetup } from '../../testing/games.ts';
import type { Friend } from './friends.ts';
import { aMachine, type Machine } from './machine.ts';
import { aPlayedGame, expectAllSeeTheSame, expectPromisesKept, type Played } from './played-game.ts';
import { newWoundClocks } from './wound-clocks.ts';

/**
 * Nodes and workers on a database that can be killed, each with a connection to it that can be cut, and friends who play with
 * bots at all nodes as fast as they can. Friends who lose their node go on at another, as the page does. The clocks of half of
 * the machines are a minute ahead.
 */
export interface Cluster {
  readonly nodes: readonly Machine[];
  readonly workers: readonly Machine[];
  /** The database server that holds the truth now. */
  database(): PostgresServer;
  anyOf<T>(all: readonly T[]): T;
  /** Points every machine at another database server. */
  failOver(to: PostgresServer, how?: 'without a farewell'): void;
  /**
   * Waits until every table has gone on, with this many acknowledgements at each from now on. Returns the milliseconds that took.
   */
  goesOn(acknowledgements: number): Promise<number>;
  /** Starts some clocks that ring within seconds. */
  windClocks(): Promise<void>;
  /** Resolves when everything has gone on by itself. */
  recovers(): Promise<Recovery>;
  /**
   * Everybody leaves; then everything that anybody was told is compared with what is stored. Returns how many promises there
   * were.
   */
  check(): Promise<number>;
}

/** In milliseconds. */
export interface Recovery {
  /** Until a friend was promised something at every table. */
  readonly friends: number;
  /** Until a bot had moved at every table. */
  readonly bots: number;
  /** Until every clock that was wound had rung. */
  readonly clocks: number;
}

export interface ClusterOptions {
  readonly seed: string;
  readonly nodes: number;
  readonly workers: number;
  /** How many tables play at once, and how many games each plays one after another. */
  readonly tables: number;
  readonly games: number;
}

/** How many milliseconds a page waits before it tries again. */
const AGAIN = 100;
const NOT_ON_DISK = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];
/** A friend whose node is gone may well run out of time. */
const CLOCK = { move: 3_000, reserve: 0 };

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
  const machines = (does: 'node' | 'worker', count: number): Promise<readonly Machine[]> =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        aMachine({ does, folder, name: `${does} ${n}`, database, isAhead: n % 2 === 1 }),
      ),
    );
  const nodes = await machines('node', options.nodes);
  const workers = await machines('worker', options.workers);
  const doors = doorsTo(nodes, rng);
  const store = await openPostgresStore(database.url);
  const tables = await Promise.all(
    Array.from({ length: options.tables }, (_, n) =>
      aTable(store, `${options.seed} ${n}`, options.games, rng, doors),
    ),
  );
  await store.close();
  const clocks = newWoundClocks(options.seed);
  const since = async (began: number, all: readonly Promise<void>[]): Promise<number> => {
    await Promise.all(all);
    return performance.now() - began;
  };

  return {
    nodes,
    workers,
    database: () => truth,
    anyOf: (all) => all[rng.below(all.length)] as (typeof all)[number],
    failOver: (to, how) => {
      truth = to;
      for (const { line } of [...nodes, ...workers]) line.pointTo(to.port, how);
    },
    goesOn: (acknowledgements) =>
      since(
        performance.now(),
        tables.map(({ goesOn }) => goesOn(acknowledgements)),
      ),
    windClocks: () =>
      clocks.wind(
        truth.url,
        nodes.map(({ url }) => url()),
      ),
    recovers: async () => {
      const began = performance.now();
      const [friends, bots, rung] = await Promise.all([
        since(
          began,
          tables.map(({ goesOn }) => goesOn(1)),
        ),
        since(
          began,
          tables.map(({ botMoves }) => botMoves()),
        ),
        since(began, [clocks.haveRung(truth.url)]),
      ]);
      return { friends, bots, clocks: rung };
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
      await clocks.expectRungOnce(kept);
      await kept.close();
      return tables.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
    },
  };
}

/** Where friends find a node: any that is up. */
interface Doors {
  enter(friend: Friend): void;
  again(friend: Friend): void;
  close(): void;
}

function doorsTo(nodes: readonly Machine[], rng: Rng): Doors {
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
  /** All that are or will be played. */
  readonly games: readonly Played[];
  acknowledged(): number;
  goesOn(acknowledgements: number): Promise<void>;
  /** Resolves the next time a bot has moved. */
  botMoves(): Promise<void>;
}

async function aTable(store: Store, seed: string, count: number, rng: Rng, doors: Doors): Promise<Table> {
  let acknowledged = 0;
  let heard = (): void => {};
  let botMoved = (): void => {};
  const games: Played[] = [];
  let current = 0;
  const begin = (): void => {
    for (const friend of games[current]?.friends ?? []) doors.enter(friend);
  };
  /** All friends report the end; the first report counts. */
  const nextAfter = (n: number) => (): void => {
    if (n !== current) return;
    current++;
    expect(current, 'games are left to be played').toBeLessThan(count);
    begin();
  };
  const promised = (): void => {
    acknowledged++;
    heard();
  };
  for (let n = 0; n < count; n++) {
    const setup = nthSetup(seed, n);
    const roaming = {
      lost: doors.again,
      over: nextAfter(n),
      bots: setup.clans.slice(0, 1),
      botMoved: () => botMoved(),
      clock: CLOCK,
    };
    games.push(await aPlayedGame(store, setup, rng, promised, roaming));
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
    botMoves: () =>
      new Promise((resolve) => {
        botMoved = resolve;
      }),
  };
}
