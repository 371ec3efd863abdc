import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { newTries, type Tries } from './tries.ts';

const MINUTE = 60_000;

/** How many of so many tries are let through; all of them wrong. */
const wrong = (tries: Tries, attempt: Parameters<Tries['take']>[0], count: number): number =>
  Array.from({ length: count }, () => tries.take(attempt)).filter((taken) => taken !== undefined).length;

test('ten wrong tries from one place are enough, for a quarter of an hour, and lock nobody else out', () => {
  let time = 0;
  const tries = newTries(LIMITS.logins, () => time);
  const stranger = { login: 'ada', network: 'elsewhere' };
  expect(wrong(tries, stranger, 50)).toBe(10);
  expect(wrong(tries, { login: 'ada', network: 'home' }, 1)).toBe(1);
  expect(wrong(tries, { login: 'bea', network: 'elsewhere' }, 1)).toBe(1);
  time = 15 * MINUTE - 1;
  expect(wrong(tries, stranger, 1)).toBe(0);
  time = 15 * MINUTE;
  expect(wrong(tries, stranger, 1)).toBe(1);
});

test('a hundred wrong tries from many places slow down whoever comes next, and stop nobody for good', () => {
  let time = 0;
  const tries = newTries(LIMITS.logins, () => time);
  for (let n = 0; n < 10; n++) expect(wrong(tries, { login: 'ada', network: `${n}` }, 10)).toBe(10);
  const owner = { login: 'ada', network: 'home' };
  expect(wrong(tries, { login: 'ada', network: 'one more' }, 5)).toBe(1);
  expect(wrong(tries, owner, 1)).toBe(0);
  time += 10_000;
  expect(wrong(tries, owner, 5)).toBe(1);
});

test('a browser that was let in before is counted for itself, whatever strangers try', () => {
  const tries = newTries(LIMITS.logins, () => 0);
  for (let n = 0; n < 50; n++) wrong(tries, { login: 'ada', network: `${n}` }, 10);
  const known = { login: 'ada', network: '0', browser: 'desk' };
  expect(wrong(tries, known, 50)).toBe(10);
  expect(wrong(tries, { ...known, browser: 'phone' }, 1)).toBe(1);
});

test('a right password does not count, however often', () => {
  const tries = newTries(LIMITS.logins, () => 0);
  const attempt = { login: 'ada', network: 'home' };
  for (let n = 0; n < 500; n++) {
    const giveBack = tries.take(attempt);
    expect(giveBack).toBeDefined();
    giveBack?.();
  }
  expect(wrong(tries, attempt, 50)).toBe(10);
});

test('tries under way count as wrong until they are right', () => {
  const tries = newTries(LIMITS.logins, () => 0);
  const attempt = { login: 'ada', network: 'home' };
  const under = Array.from({ length: 11 }, () => tries.take(attempt));
  expect(under.at(-1)).toBeUndefined();
  under[0]?.();
  expect(tries.take(attempt)).toBeDefined();
});
