import { setImmediate } from 'node:timers/promises';
import { type ClanId, isOver, rngFrom, type Setup } from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { Seat, Store } from '../store/store.ts';
import { startThinking } from '../table/bots/thinking.ts';
import { wish } from '../testing/live.ts';
import { anAnswer, playUntil, send, whoIsAsked } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aGame, aStore } from '../testing/store.ts';
import { type HandTime, handTime } from '../testing/time.ts';
import { newTables, type Tables } from './tables.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'waking' };
const DAY = 24 * 3_600_000;
const CLOCK = { move: DAY, reserve: 3 * DAY };

const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});

interface Site {
  readonly store: Store;
  readonly time: HandTime;
  readonly noticed: string[];
  /** The tables of a server that has just started, on this store or one that watches it. */
  readonly start: (on?: Store) => Tables;
}

async function aSite(): Promise<Site> {
  const store = await aStore(onTestFinished);
  const time = handTime();
  const noticed: string[] = [];
  const started: Tables[] = [];
  const start = (on = store): Tables => {
    const tables = newTables({
      store: on,
      thinker: thinking.thinker,
      failed,
      time,
      noticed: (kind, _, clan, here) => noticed.push(`${kind} ${clan}${here ? ' here' : ''}`),
    });
    started.push(tables);
    return tables;
  };
  // A table must write what it still has to write before the store is closed.
  onTestFinished(async () => {
    for (const { count } of started) while (count() > 0) await setImmediate();
  });
  return { store, time, noticed, start };
}

const notesOf = async (store: Store, id: string): Promise<string[]> =>
  (await store.notes(id, 0)).map(({ note }) => ('clan' in note ? `${note.type} ${note.clan}` : note.type));
const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'ashigaru' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

test('a clock runs out even if nobody is there: the table is in memory neither before nor after', async () => {
  const { store, time, start } = await aSite();
  const tables = start();
  const id = await aGame(store, setup, undefined, CLOCK);
  await tables.at(id, async (table) => {
    for (const clan of ['koi', 'lotus'] as const) await send(table, { clan, type: 'ready', value: true });
  });
  await expect.poll(tables.count).toBe(0);
  time.pass(2 * DAY);
  await expect.poll(tables.count).toBe(0);
  expect(await notesOf(store, id)).toEqual(['began']);
  time.pass(2 * DAY);
  await expect.poll(() => notesOf(store, id)).toEqual(['began', 'time-ran-out turtle']);
  await expect.poll(tables.count).toBe(0);
  expect(time.next()).toBeUndefined();
});

test('after a start clocks go on, including those that ran out in the meantime', async () => {
  const { store, time, start } = await aSite();
  const [short, long] = await Promise.all([
    aGame(store, setup, undefined, CLOCK),
    aGame(store, setup, undefined, { move: 30 * DAY, reserve: 0 }),
  ]);
  const before = start();
  for (const id of [short, long]) await before.at(id, async () => {});
  await expect.poll(before.count).toBe(0);
  before.close();
  expect(time.next()).toBeUndefined();
  time.pass(5 * DAY);
  const after = start();
  await after.resume();
  expect(await notesOf(store, short)).toContain('time-ran-out koi');
  expect(await notesOf(store, long)).toEqual(['began']);
  time.pass(25 * DAY);
  await expect.poll(() => notesOf(store, long)).toContain('time-ran-out koi');
  await expect.poll(after.count).toBe(0);
});

test('after a start bots play on by themselves, and tables that wait only for people stay on disk', async () => {
  const { store, start } = await aSite();
  const bots = await aGame(store, setup, setup.clans.map(bot));
  const persons = await aGame(store, setup);
  await start().at(persons, async () => {});
  const read: string[] = [];
  const watched: Store = {
    ...store,
    entries: (id, from) => {
      read.push(id);
      return store.entries(id, from);
    },
  };
  const tables = start(watched);
  await tables.resume();
  await expect.poll(async () => (await store.game(bots))?.status).toBe('over');
  expect(read).toContain(bots);
  expect(read).not.toContain(persons);
});

test('without clocks it is noticed, once, that somebody was unseen for two weeks, even by a server that starts later', async () => {
  const { store, time, start } = await aSite();
  const [early, late] = [await aGame(store, setup), await aGame(store, setup)];
  const before = start();
  for (const id of [early, late])
    await before.at(id, async (table) => {
      for (const clan of ['koi', 'lotus'] as const) await send(table, { clan, type: 'ready', value: true });
    });
  await expect.poll(before.count).toBe(0);
  before.close();
  time.pass(13 * DAY);
  const tables = start();
  await tables.resume();
  expect(await notesOf(store, early)).toEqual(['began']);
  time.pass(DAY);
  await expect.poll(() => notesOf(store, early)).toEqual(['began', 'time-ran-out turtle']);
  await expect.poll(() => notesOf(store, late)).toEqual(['began', 'time-ran-out turtle']);
  await expect.poll(tables.count).toBe(0);
  tables.close();
  time.pass(DAY);
  const again = start();
  await again.resume();
  expect(again.count()).toBe(0);
  expect(time.next()).toBeUndefined();
});

test('a bot takes over for a player who leaves, also after a restart, and makes way again', async () => {
  const { store, start } = await aSite();
  const id = await aGame(store, setup, [person('koi'), person('lotus'), bot('turtle')]);
  const tables = start();
  await tables.at(id, async (table) => {
    await send(table, { clan: 'koi', type: 'ready', value: true });
    await wish(table, 'lotus', { type: 'leave' });
  });
  const entries = async () => (await store.entries(id, 0)).length;
  await expect.poll(tables.count).toBe(0);
  const moved = await entries();
  expect(moved).toBeGreaterThan(2);
  const again = start();
  await again.resume();
  await expect.poll(again.count).toBe(0);
  expect(await entries()).toBe(moved);
  await again.at(id, async (table) => {
    await wish(table, 'lotus', { type: 'come-back' });
    expect(await send(table, { clan: 'lotus', type: 'pass' })).not.toMatchObject({
      refusal: { code: 'bot-plays' },
    });
  });
  await expect.poll(again.count).toBe(0);
});

test('when the last person leaves, bots bring the game to its end', async () => {
  const { store, start } = await aSite();
  const id = await aGame(store, setup);
  const tables = start();
  await tables.at(id, async (table) => {
    for (const clan of setup.clans) await wish(table, clan, { type: 'leave' });
  });
  await expect.poll(async () => (await store.game(id))?.status).toBe('over');
  expect(isOver(replay(newRecord(setup, await store.entries(id, 0))))).toBe(true);
  expect((await store.game(id))?.result?.winners.length).toBeGreaterThan(0);
});

test('a game that is ended by agreement is over in the list, without a result', async () => {
  const { store, start, time, noticed } = await aSite();
  const id = await aGame(store, setup);
  const tables = start();
  const reader = await tables.at(id, (table) => reads(table, 'koi'));
  await tables.at(id, async (table) => {
    for (const clan of setup.clans) await wish(table, clan, { type: 'ask', about: { question: 'end' } });
  });
  await expect.poll(async () => (await store.game(id))?.status).toBe('over');
  const game = await store.game(id);
  expect(game).toMatchObject({ endedAt: time.now() });
  expect(game?.result).toBeUndefined();
  expect(noticed.slice(-3)).toEqual(['game-over koi here', 'game-over lotus', 'game-over turtle']);
  expect(await store.playing()).not.toContain(id);
  reader?.leave();
});

test('a player is told when their turn comes, and not again after each of their own moves', async () => {
  const { store, start, noticed } = await aSite();
  const id = await aGame(store, setup);
  const rng = rngFrom('turns');
  await start().at(id, async (table) => {
    expect(noticed).toEqual(['your-turn koi', 'your-turn lotus', 'your-turn turtle']);
    await playUntil(table, rng, 'summon');
    const recruits = whoIsAsked(table.position().state);
    noticed.length = 0;
    const move = anAnswer(table.position().state, rng);
    if (move === undefined) throw new Error('nobody recruits');
    await send(table, move);
    expect(noticed).not.toContain(`your-turn ${recruits}`);
    await playUntil(table, rng);
    for (const clan of setup.clans) expect(noticed).toContain(`your-turn ${clan}`);
    expect(noticed.slice(-3)).toEqual(['game-over koi', 'game-over lotus', 'game-over turtle']);
  });
  // The list is updated in the background: the store must not close before that.
  await expect.poll(async () => (await store.game(id))?.status).toBe('over');
});
