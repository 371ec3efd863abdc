import { expect, test } from 'vitest';
import { seasonAt } from './season.ts';

test.each([
  ['all', '2026-11-18', undefined],
  ['year', '2026-11-18', '2026-01-01'],
  ['quarter', '2026-11-18', '2026-10-01'],
  ['quarter', '2026-01-01', '2026-01-01'],
  ['quarter', '2026-03-31', '2026-01-01'],
] as const)('the season (%s) of %s began %s', (season, day, began) => {
  expect(seasonAt(season, Date.parse(day))).toBe(began && Date.parse(began));
});
