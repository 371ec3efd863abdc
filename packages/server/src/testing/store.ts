import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Setup } from '@hinode/engine';
import type { Clock } from '@hinode/wire';
import { afterAll } from 'vitest';
import { newId } from '../store/ids.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Seat, Store } from '../store/store.ts';

/** The real store in a folder of its own, deleted when the tests of the file are over, or when `over` says. */
export async function aStore(over: (close: () => Promise<void>) => void = afterAll): Promise<Store> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-table-'));
  const store = await openSqliteStore(folder);
  over(async () => {
    await store.close();
    fs.rmSync(folder, { recursive: true });
  });
  return store;
}

/** A game in the store that has begun, with a person on every seat by default; returns its id. */
export async function aGame(
  store: Store,
  setup: Setup,
  seats?: readonly Seat[],
  clock?: Clock,
): Promise<string> {
  const id = newId();
  const sitting = seats ?? setup.clans.map((clan) => ({ clan, by: { session: newId(), name: clan } }));
  await store.createGame({
    id,
    watch: newId(),
    createdAt: 0,
    options: {
      players: setup.clans.length,
      set: setup.set,
      clans: 'free',
      listed: false,
      ...(clock && { clock }),
    },
    seats: sitting,
    secret: 'a secret of the server',
  });
  await store.updateGame(id, { status: 'playing', setup }, (await store.game(id))?.version ?? 0);
  return id;
}
