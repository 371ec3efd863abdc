import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { anOnlineServer, aPerson } from '../testing/online.ts';
import { aGame } from '../testing/store.ts';
import { recomputedStatistics } from './recomputed.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;

test('the statistics of an account, computed from a folder, are those that the server tells', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-recomputed-'));
  const store = await openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    fs.rmSync(folder, { recursive: true });
  });
  const ada = await aPerson(await anOnlineServer(store), 'Ada');
  await ada.call('POST', '/account', { login: 'ada', password: 'a long enough password' });
  const person = (await store.account('ada'))?.person ?? '';
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf('random')]));
  // More than are folded with one call.
  for (let n = 0; n < 23; n++) {
    const setup: Setup = { clans: [...CLANS], set: 'teapot', seed: `recomputed ${n}` };
    const id = await aGame(store, setup, [
      { clan: 'koi', by: { bot: 'random' } },
      { clan: n % 2 === 0 ? 'lotus' : 'turtle', by: { session: person, name: 'Ada' } },
      { clan: n % 2 === 0 ? 'turtle' : 'lotus', by: { session: newId(), name: 'Eve' } },
    ]);
    const { moves, result } = playGame(setup, bots, setup.seed);
    await store.append(id, 0, moves, undefined, n);
    const version = (await store.game(id))?.version ?? 0;
    await store.updateGame(id, { status: 'over', endedAt: n, result }, version);
  }
  expect((await ada.call('GET', '/me/statistics')).body).toMatchObject({ folded: 20, toCome: 3 });
  const told = (await ada.call('GET', '/me/statistics')).body;
  expect(told).toMatchObject({ games: 23, folded: 23, toCome: 0 });
  expect(await recomputedStatistics({ folder }, 'ada')).toEqual(told);
  expect(await recomputedStatistics({ folder }, 'eve')).toBeUndefined();
});
