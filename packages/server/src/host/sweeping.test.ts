import { expect, onTestFinished, test, vi } from 'vitest';
import { gameIn } from '../store/conformance/material.ts';
import { aGame, aStore } from '../testing/store.ts';
import { forgetRooms, forgetTalk, sweepDaily } from './sweeping.ts';

const store = await aStore();
const DAY = 24 * 60 * 60_000;

test('what was said is forgotten so many days after the game, and not before', async () => {
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

test('a room is forgotten sixty days after somebody last did something in it, and not before', async () => {
  const id = await gameIn(store, { createdAt: 10 * DAY });
  await store.updateGame(id, { seats: [], touchedAt: 20 * DAY }, 1);
  expect(await forgetRooms(store, 80 * DAY)).toBe(0);
  expect(await forgetRooms(store, 80 * DAY + 1)).toBe(1);
  expect(await store.game(id)).toBeUndefined();
});

test('both are swept soon after the start and every day from then on', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const swept: string[] = [];
  const stop = sweepDaily(
    {
      dropTalk: async (before) => swept.push(`talk ${before / DAY}`),
      dropRooms: async (before) => swept.push(`rooms ${before / DAY}`),
    },
    { now: () => 100 * DAY, keepTalk: 30, failed: () => {} },
  );
  expect(swept).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(swept).toEqual(['talk 70', 'rooms 40']);
  vi.advanceTimersByTime(DAY);
  expect(swept).toHaveLength(4);
  stop();
  vi.advanceTimersByTime(10 * DAY);
  expect(swept).toHaveLength(4);
});
