import { expect, test } from 'vitest';
import { seasonAt, seasonsBackTo } from './season.ts';

test.each([
  ['all', '2026-11-18', undefined],
  ['year', '2026-11-18', '2026-01-01'],
  ['quarter', '2026-11-18', '2026-10-01'],
  ['quarter', '2026-01-01', '2026-01-01'],
  ['quarter', '2026-03-31', '2026-01-01'],
] as const)('the season (%s) of %s began %s', (season, day, began) => {
  expect(seasonAt(season, Date.parse(day))?.since).toBe(began && Date.parse(began));
});

test('seasons go back to the first game without a gap, and not for ever', () => {
  const back = (first: string) => seasonsBackTo('quarter', Date.parse(first), Date.parse('2026-11-18'));
  expect(back('2026-11-17')).toEqual([{ since: Date.parse('2026-10-01'), until: Date.parse('2027-01-01') }]);
  expect(back('2026-06-30').map(({ since }) => since)).toEqual(
    ['2026-10-01', '2026-07-01', '2026-04-01'].map((day) => Date.parse(day)),
  );
  // A game that ended with the first moment of a season belongs to it.
  expect(back('2026-07-01')).toHaveLength(2);
  expect(back('2020-01-01')).toHaveLength(8);
  expect(seasonsBackTo('all', 0, Date.now())).toEqual([]);
});
