import { expect, test } from 'vitest';
import { aStore } from '../testing/store.ts';
import { bytesInUse } from './testing/memory.ts';
import { aWeek } from './testing/week.ts';

const store = await aStore();
const GAMES = 24;
const DAY = 24;
/** What the tests themselves and the compiler leave behind. */
const UNEVEN = 3_000_000;

test('a week of play by correspondence leaves nothing behind except on disk', async () => {
  const week = aWeek(store, GAMES, 'soak');
  const days: number[] = [];
  for (let day = 0; day < 7; day++) {
    await week.pass(DAY);
    expect(week.count()).toBe(0);
    days.push(bytesInUse());
  }
  await week.close();
  // The first days warm up the compiler.
  const [, , third = 0] = days;
  expect(Math.max(...days.slice(3))).toBeLessThan(third + UNEVEN);
  for (const what of ['move done', 'time-ran-out', 'bot-took-over', 'came-back', 'waited', 'paused', 'ended'])
    expect(week.happened.get(what) ?? 0, what).toBeGreaterThan(3);
});
