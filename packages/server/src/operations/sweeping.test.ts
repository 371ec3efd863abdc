import { expect, onTestFinished, test, vi } from 'vitest';
import { gameIn, newSession, said } from '../store/conformance/material.ts';
import { aGame, aStore } from '../testing/store.ts';
import { forgetKeys, forgetRooms, forgetTalk, sweep, sweepDaily } from './sweeping.ts';

const store = await aStore();
const DAY = 24 * 60 * 60_000;

test('what was said is deleted a set number of days after the game, and not before', async () => {
  const id = await aGame(store, { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'talk' });
  await store.addNotes(id, 0, [{ when: 0, at: 0, note: { type: 'said', from: 'koi', text: 'hello' } }]);
  const version = (await store.game(id))?.version ?? 0;
  await store.updateGame(id, { status: 'over', endedAt: 10 * DAY }, version);
  const words = async () => JSON.stringify(await store.notes(id, 0));
  expect(await forgetTalk(store, 40 * DAY, 30)).toBe(0);
  expect(await words()).toContain('hello');
  expect(await forgetTalk(store, 40 * DAY + 1, 30)).toBe(1);
  expect(await words()).not.toContain('hello');
});

test('a room is deleted sixty days after somebody last did something in it, and not before', async () => {
  const id = await gameIn(store, { createdAt: 10 * DAY });
  await store.updateGame(id, { seats: [], touchedAt: 20 * DAY }, 1);
  expect(await forgetRooms(store, 80 * DAY)).toBe(0);
  expect(await forgetRooms(store, 80 * DAY + 1)).toBe(1);
  expect(await store.game(id)).toBeUndefined();
});

test('a key is deleted a year after it was last used, and not before', async () => {
  const session = newSession({ createdAt: 10 * DAY });
  await store.createSession(session);
  expect(await forgetKeys(store, 375 * DAY)).toBe(0);
  expect(await forgetKeys(store, 375 * DAY + 1)).toBe(1);
  expect(await store.session(session.tokenHash)).toBeUndefined();
});

test('starting with a clock that is far ahead deletes neither rooms nor talk nor keys if it is corrected within a day', async () => {
  const own = await aStore(onTestFinished);
  const today = 1000 * DAY;
  const room = await gameIn(own, { createdAt: today });
  const session = newSession({ createdAt: today });
  await own.createSession(session);
  const ended = await gameIn(own, { createdAt: today });
  await own.addNotes(ended, 0, [said('hello')], undefined, { status: 'over', endedAt: today });
  const all = async (): Promise<unknown[]> => [
    (await own.game(room))?.id,
    (await own.session(session.tokenHash))?.id,
    JSON.stringify(await own.notes(ended, 0)).includes('hello'),
  ];
  const ahead = today + 700 * DAY;
  await sweep(own, today, 180);
  for (const now of [ahead, ahead + DAY / 2, today + DAY, today + 2 * DAY]) await sweep(own, now, 180);
  expect(await all()).toEqual([room, session.id, true]);
  // A clock that stays there is right.
  for (const now of [ahead, ahead + DAY]) await sweep(own, now, 180);
  expect(await all()).toEqual([undefined, undefined, false]);
});

test('what was due a day ago is swept soon after the start, and every day from then on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const swept: string[] = [];
  let now = 100 * DAY;
  let last: number | undefined = 90 * DAY;
  const stop = sweepDaily(
    {
      dropTalk: async (before) => swept.push(`talk ${before / DAY}`),
      dropRooms: async (before) => swept.push(`rooms ${before / DAY}`),
      dropKeys: async (before) => swept.push(`keys ${before / DAY}`),
      sweptAt: async () => last,
      noteSweep: async (when) => {
        last = when;
      },
    },
    { now: () => now, keepTalk: 30, failed: () => {} },
  );
  expect(swept).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(swept).toEqual(['talk 60', 'rooms 30', 'keys 0']);
  now += DAY;
  await vi.advanceTimersByTimeAsync(DAY);
  expect(swept.slice(3)).toEqual(['talk 70', 'rooms 40', 'keys 0']);
  stop();
  await vi.advanceTimersByTimeAsync(10 * DAY);
  expect(swept).toHaveLength(6);
});
