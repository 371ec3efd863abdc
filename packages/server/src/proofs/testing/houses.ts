import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { limitsWith } from '../../limits/limits.ts';
import { serve } from '../../serve.ts';
import { newId } from '../../store/ids.ts';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { newSchemas } from '../../store/testing/postgres.ts';
import { anOnlineServer } from '../../testing/online.ts';
import { QUICK } from '../../testing/quick.ts';
import { aStore } from '../../testing/store.ts';
import { startBalancer } from './balancer.ts';

/** Where people play, for the tests of a file: a store, and the address of the server. */
export interface House {
  readonly store: Store;
  address(): Promise<string>;
}

export async function oneServer(): Promise<House> {
  const store = await aStore();
  return { store, address: () => anOnlineServer(store) };
}

/** Somebody who calls twice is answered by both of them. */
export async function nodesBehindABalancer(): Promise<House> {
  const schemas = await newSchemas();
  const database = await schemas.urlOf(newId());
  const store = await openPostgresStore(database);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-house-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const place = { port: 0, host: '127.0.0.1', page: folder, database, rhythm: QUICK };
  const nodes = await Promise.all(
    ['one', 'other'].map((name) =>
      serve({ ...place, data: path.join(folder, name), limits: limitsWith(100_000) }),
    ),
  );
  const balancer = await startBalancer(nodes.map(({ url }) => url));
  afterAll(async () => {
    await balancer.close();
    for (const node of nodes) await node.close();
    await store.close();
    await schemas.drop();
    fs.rmSync(folder, { recursive: true });
  });
  return { store, address: async () => balancer.address };
}
