import { expect, test } from 'vitest';
import { briefTime, longTime, shortTime, timeLeft } from './time-left.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const koi = { clan: 'koi', here: true } as const;

test('a clan that is not asked has no clock', () => {
  expect(timeLeft(koi, 0)).toBeUndefined();
});

test('the time for the move runs first, then the reserve, then none is left', () => {
  const asked = { ...koi, due: 5 * MINUTE, reserve: 3 * MINUTE };
  expect(timeLeft(asked, 0)).toEqual({ milliseconds: 5 * MINUTE, inReserve: false, isLow: false });
  expect(timeLeft(asked, 2 * MINUTE)).toMatchObject({ inReserve: false });
  expect(timeLeft(asked, 2 * MINUTE + 1)).toMatchObject({ inReserve: true });
  expect(timeLeft(asked, 9 * MINUTE)).toMatchObject({ milliseconds: 0 });
});

test('less than a minute counts as little', () => {
  expect(timeLeft({ ...koi, due: MINUTE }, 0)?.isLow).toBe(false);
  expect(timeLeft({ ...koi, due: MINUTE }, 1)?.isLow).toBe(true);
});

test('long times are written in words, short ones in the digits of the language', () => {
  expect(longTime(HOUR - 1)).toBeUndefined();
  expect(longTime(HOUR + 5 * MINUTE)).toEqual({ key: 'time.hours', values: { hours: 1, minutes: 5 } });
  expect(longTime(24 * HOUR)).toEqual({ key: 'time.days', values: { days: 1, hours: 0 } });
  expect(shortTime(4 * MINUTE + 7 * SECOND, String)).toBe('4:07');
  expect(shortTime(6500, String)).toBe('0:07');
  expect(shortTime(0, new Intl.NumberFormat('fa').format)).toBe('۰:۰۰');
});

test('a chip has room for a number and a letter', () => {
  expect(briefTime(47 * HOUR)).toEqual({ key: 'time.brief-days', values: { n: 1 } });
  expect(briefTime(23 * HOUR + 59 * MINUTE)).toEqual({ key: 'time.brief-hours', values: { n: 23 } });
  expect(briefTime(HOUR - 1)).toBeUndefined();
});
