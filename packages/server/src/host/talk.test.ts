import { expect, test } from 'vitest';
import { aGame, aStore } from '../testing/store.ts';
import { forgetTalk } from './talk.ts';

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
