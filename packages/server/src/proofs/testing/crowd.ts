import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rngFrom } from '@hinode/engine';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../store/ids.ts';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { newSchemas, type Schemas } from '../../store/testing/postgres.ts';
import { nthSetup } from '../../testing/games.ts';
import type { Friend } from './friends.ts';
import { aPlayedGame, expectPromisesKept, type Played } from './played-game.ts';
import { type Started, startServer, startWorker } from './server-program.ts';

/** Friends who play at nodes and workers that are separate programs; each of their games has a bot. */
export interface Crowd {
  readonly database: string;
  readonly store: Store;
  readonly query: Schemas['query'];
  readonly games: readonly Played[];
  node(name: string): Promise<Started>;
  worker(name: string, thread?: URL): Promise<Started>;
  /** Resolves when they have been promised this many things more. */
  promised(more: number): Promise<void>;
  /** Resolves when somebody at each table has seen the end of their game. */
  readonly playedOut: Promise<void>;
  /** Lets a spectator watch every game at each of the nodes. */
  watch(...nodes: readonly Started[]): Promise<void>;
  /** Every promise was kept, and all spectators saw the same in the same order. */
  expectSound(): Promise<void>;
}

/** `lost` is called with each friend who loses their connection. */
export async function aCrowd(
  seed: string,
  count: number,
  lost: (friend: Friend) => void = () => {},
): Promise<Crowd> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-nodes-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const database = await schemas.urlOf(newId());
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());

  const rng = rngFrom(seed);
  const promises = { count: 0, heard: () => {} };
  const acknowledged = (): void => {
    promises.count++;
    promises.heard();
  };
  const ended = new Set<number>();
  let allEnded = (): void => {};
  const playedOut = new Promise<void>((resolve) => {
    allEnded = resolve;
  });
  const begin = (n: number): Promise<Played> => {
    const setup = nthSetup(seed, n);
    const over = (): void => {
      ended.add(n);
      if (ended.size === count) allEnded();
    };
    return aPlayedGame(store, setup, rng, acknowledged, { bots: setup.clans.slice(0, 1), lost, over });
  };
  const games = await Promise.all(Array.from({ length: count }, (_, n) => begin(n)));
  const spectators: (readonly Spectator[])[] = [];
  const env = { DATABASE_URL: database };
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  /**
   * A worker that ends by itself, as it does when a database is too busy to answer, is started again, as a service manager would.
   */
  const worker: Crowd['worker'] = async (name, thread) => {
    const started = await startWorker(folder, path.join(folder, name), env, thread);
    started.child.once('exit', (code) => {
      if (code !== null && !isOver) void worker(name, thread);
    });
    return started;
  };

  return {
    database,
    store,
    query: schemas.query,
    games,
    node: (name) => startServer(folder, path.join(folder, name), env),
    worker,
    promised: (more) => {
      const goal = promises.count + more;
      return new Promise((resolve) => {
        promises.heard = () => promises.count >= goal && resolve();
      });
    },
    playedOut,
    watch: async (...nodes) => {
      for (const { id } of games) {
        const { watch = '' } = (await store.game(id)) ?? {};
        spectators.push(nodes.map(({ url }) => spectator(url, watch)));
      }
      await Promise.all(spectators.flat().map(({ joined }) => joined));
    },
    expectSound: async () => {
      for (const game of games) await expectPromisesKept(store, game);
      for (const all of spectators) {
        // A bot may have moved before all of them had arrived.
        const from = Math.max(...all.map(({ changes }) => changes[0]?.at ?? Number.POSITIVE_INFINITY));
        const seen = all.map(({ changes }) => changes.filter(({ at }) => at >= from).map(({ text }) => text));
        const [longest] = seen.toSorted((a, b) => b.length - a.length);
        for (const texts of seen) {
          expect(texts.length).toBeGreaterThan(0);
          expect(longest?.slice(0, texts.length)).toEqual(texts);
        }
      }
    },
  };
}

interface Spectator {
  readonly changes: { readonly at: number; readonly text: string }[];
  readonly joined: Promise<void>;
}

/** A spectator at a node; collects every change as it arrives. */
function spectator(url: string, watch: string): Spectator {
  const { origin } = new URL(url);
  const place = `${url.replace('http', 'ws')}api/watch/${watch}/table`;
  const socket = new WebSocket(place, { headers: { origin } });
  const changes: { readonly at: number; readonly text: string }[] = [];
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {});
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = data.toString();
      const { type, at } = JSON.parse(text) as { type: string; at: number };
      if (type === 'change') changes.push({ at, text });
      if (type === 'table') resolve();
    });
  });
  return { changes, joined };
}
