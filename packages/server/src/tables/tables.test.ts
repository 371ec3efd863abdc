import {
  type ClanId,
  decisions,
  isOver,
  newRecord,
  type Rng,
  randomMove,
  replay,
  result,
  rngFrom,
  type Setup,
} from '@hinode/engine';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { Seat } from '../store/store.ts';
import { startThinking } from '../table/bots/thinking.ts';
import type { Leave, Table } from '../table/table.ts';
import { aKey, playUntil, send } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aGame, aStore } from '../testing/store.ts';
import { newTables } from './tables.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'tables' };
const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const store = await aStore();
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});
const freshTables = () => newTables({ store, thinker: thinking.thinker, failed });

/** Waits as long as bots on a busy machine may need. */
const PATIENTLY = { timeout: 120_000 };

const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'ashigaru' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

test('a game that nobody knows, or that has not begun, has no table', async () => {
  const tables = freshTables();
  expect(await tables.at(newId(), async () => 'here')).toBeUndefined();
  const id = newId();
  await store.createGame({
    id,
    watch: newId(),
    createdAt: 0,
    options: { players: 3, set: 'archway', clans: 'free', listed: true },
    seats: [],
    secret: 'secret',
  });
  expect(await tables.at(id, async () => 'here')).toBeUndefined();
});

test('a table is in memory while somebody listens, and no longer', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  const [koi, lotus] = await Promise.all(
    (['koi', 'lotus'] as const).map((clan) => tables.at(id, (table) => reads(table, clan))),
  );
  expect(tables.count()).toBe(1);
  koi?.leave();
  await tables.at(id, async () => {});
  expect(tables.count()).toBe(1);
  lotus?.leave();
  await expect.poll(() => tables.count()).toBe(0);
});

test('a table that was dropped is folded again, and is the same', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  await tables.at(id, (table) => playUntil(table, rngFrom('again'), 'summon'));
  const first = await tables.at(id, async (table) => table.position());
  const again = await freshTables().at(id, async (table) => table.position());
  expect(again).toEqual(first);
});

test('the list of games learns that a game is over, and that it goes on when all take something back', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup);
  const reader = await tables.at(id, (table) => reads(table, 'koi'));
  await tables.at(id, async (table) => {
    await playUntil(table, rngFrom('over'));
    await expect.poll(async () => (await store.game(id))?.status).toBe('over');
    const { moves, entries } = table.position();
    for (const clan of setup.clans)
      await table.request(clan, {
        type: 'ask',
        at: entries,
        key: aKey(),
        about: { question: 'undo', to: moves - 1 },
      });
    await expect.poll(async () => (await store.game(id))?.status).toBe('playing');
  });
  reader?.leave();
});

const isFinished = async (id: string): Promise<boolean> =>
  result(replay(newRecord(setup, await store.entries(id, 0)))) !== undefined;

test('bots alone play a game to its end, though nobody looks; then the table is gone', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup, setup.clans.map(bot));
  await tables.at(id, async () => {});
  await expect.poll(() => tables.count(), PATIENTLY).toBe(0);
  expect(await isFinished(id)).toBe(true);
});

/** Plays the Koi at random whenever they are asked, until so many entries are there or the game is over. */
function playKoi(table: Table, entries: number, rng: Rng): Promise<void> {
  return new Promise((resolve, reject) => {
    let leave: Leave = () => {};
    const look = (): void => {
      const { state, entries: at } = table.position();
      const mine = decisions(state).some(({ clan }) => clan === 'koi');
      if (isOver(state) || at >= entries) {
        leave();
        resolve();
      } else if (mine) send(table, randomMove(state, 'koi', rng)).catch(reject);
    };
    const joined = table.join('koi', {}, () => queueMicrotask(look));
    joined.then((left) => {
      leave = left;
    }, reject);
  });
}

test('bots wait for a person and go on when the person has acted, also after a new start', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), bot('turtle')]);
  const rng = rngFrom('person');
  const before = freshTables();
  await before.at(id, (table) => playKoi(table, 60, rng));
  await expect.poll(() => before.count(), PATIENTLY).toBe(0);
  const waiting = await store.entries(id, 0);
  const asked = decisions(replay(newRecord(setup, waiting))).map(({ clan }) => clan);
  expect(asked).toContain('koi');
  const after = freshTables();
  await after.at(id, (table) => playKoi(table, Number.POSITIVE_INFINITY, rng));
  expect(await isFinished(id)).toBe(true);
});
