import { expect, test } from 'vitest';
import { allowedBy, newCounts } from './counting.ts';

function byHand() {
  let now = 5000;
  return { elapsed: () => now, pass: (milliseconds: number) => (now += milliseconds) };
}

test('a limited number come through in a window, which begins with the first', () => {
  const { elapsed, pass } = byHand();
  const allowed = allowedBy({ most: 2, within: 1000 }, elapsed);
  expect([allowed('koi'), allowed('koi'), allowed('koi')]).toEqual([true, true, false]);
  expect(allowed('lotus')).toBe(true);
  pass(999);
  expect(allowed('koi')).toBe(false);
  pass(1);
  expect(allowed('koi')).toBe(true);
});

test('one call may count as several', () => {
  const { elapsed } = byHand();
  const allowed = allowedBy({ most: 5, within: 1000 }, elapsed);
  expect([allowed('koi', 4), allowed('koi'), allowed('koi')]).toEqual([true, true, false]);
});

test('looking does not count, and says how long the window lasts', () => {
  const { elapsed, pass } = byHand();
  const counts = newCounts(1000, elapsed);
  expect(counts.look('koi')).toEqual({ count: 0, left: 0 });
  counts.add('koi');
  pass(400);
  expect(counts.look('koi')).toEqual({ count: 1, left: 600 });
  expect(counts.add('koi')).toEqual({ count: 2, left: 600 });
  pass(600);
  expect(counts.look('koi')).toEqual({ count: 0, left: 0 });
});

test('too many names push out those whose windows end soonest, and no others', () => {
  const { elapsed } = byHand();
  const counts = newCounts(1000, elapsed);
  for (let n = 0; n < 100_010; n++) counts.add(`name ${n}`);
  expect(counts.look('name 0').count).toBe(0);
  expect(counts.look('name 50000').count).toBe(1);
});
