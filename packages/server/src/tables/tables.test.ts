import { type ClanId, isOver, newRecord, replay, result, rngFrom, type Setup } from '@hinode/engine';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { Seat } from '../store/store.ts';
import { startThinking } from '../table/bots/thinking.ts';
import type { Table } from '../table/table.ts';
import { aKey, anAnswer, playUntil, send } from '../testing/play.ts';
import { type Reader, reads } from '../testing/reader.ts';
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

const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'ashigaru' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

/** Joins as a spectator and resolves when the game has come so far. */
function watchUntil(table: Table, far: (reader: Reader) => boolean): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const reader = reads(table, undefined);
    reader.then((watching) => {
      const look = (): void => {
        if (!far(watching)) return;
        resolve(watching);
      };
      const push = watching.texts.push.bind(watching.texts);
      watching.texts.push = (...texts) => {
        const length = push(...texts);
        queueMicrotask(look);
        return length;
      };
      look();
    }, reject);
  });
}

test('a game that nobody knows, or that has not begun, has no table', async () => {
  const tables = freshTables();
  expect(await tables.at(newId(), async () => 'here')).toBeUndefined();
  const id = newId();
  await store.createGame({
    id,
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
  await tables.at(id, async () => {});
  await Promise.resolve();
  await Promise.resolve();
  expect(tables.count()).toBe(0);
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
      await table.request(clan, { type: 'ask-undo', at: entries, key: aKey(), to: moves - 1 });
    await expect.poll(async () => (await store.game(id))?.status).toBe('playing');
  });
  reader?.leave();
});

test('bots alone play a game to its end, though nobody looks', async () => {
  const tables = freshTables();
  const id = await aGame(store, setup, setup.clans.map(bot));
  await tables.at(id, async (table) => {
    const reader = await watchUntil(table, ({ cells }) => isOver(cells));
    reader.leave();
  });
  const record = newRecord(setup, await store.entries(id, 0));
  expect(result(replay(record))).toBeDefined();
  await expect.poll(() => tables.count()).toBe(0);
});

test('bots wait for a person and go on when the person has acted, also after a new start', async () => {
  const seats = [person('koi'), bot('lotus'), bot('turtle')];
  const id = await aGame(store, setup, seats);
  const rng = rngFrom('person');
  const play = (table: Table, until: (moves: number) => boolean): Promise<unknown> =>
    watchUntil(table, ({ cells, at }) => {
      if (isOver(cells) || until(at)) return true;
      const move = anAnswer(table.position().state, rng);
      if (move?.clan === 'koi' && table.position().entries === at) void send(table, move);
      return false;
    });
  const before = freshTables();
  await before.at(id, (table) => play(table, (moves) => moves > 60));
  const after = freshTables();
  await after.at(id, (table) => play(table, () => false));
  expect(result(replay(newRecord(setup, await store.entries(id, 0))))).toBeDefined();
});
