import { expect, test } from 'vitest';
import { FIELDS, type Seen } from '../shape/field.ts';
import { STATE_CELLS } from '../state/layout.ts';
import { publicStretches } from './known.ts';

const namesOf = (seen: Seen) => FIELDS.filter((field) => field.seen === seen).map(({ name }) => name);

test('KNOW-1 KNOW-2 everything is public except face-down tiles, bids and the random numbers of a game', () => {
  expect(namesOf('secret')).toEqual(['chanceKey', 'chanceDrawn']);
  expect(namesOf('partly')).toEqual(['stack', 'tileLaid', 'tilesReturned', 'bids']);
});

test('every field of a position has a unique name, and every cell belongs to one field', () => {
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
  let end = 0;
  for (const { at, length } of FIELDS) {
    expect(at).toBe(end);
    end += length;
  }
  expect(end).toBe(STATE_CELLS);
});

test.each(['secret', 'partly'] as const)(
  'KNOW-2 a new field that is %s is not copied for anybody',
  (seen) => {
    const fresh = { name: 'new', seen, at: STATE_CELLS, length: 3, per: [3], holds: 'amount' } as const;
    expect(publicStretches([...FIELDS, fresh])).toEqual(publicStretches(FIELDS));
  },
);

test('the public cells are exactly those of the public fields', () => {
  const cells = publicStretches(FIELDS).flatMap(({ at, end }) =>
    Array.from({ length: end - at }, (_, i) => at + i),
  );
  const named = FIELDS.filter(({ seen }) => seen === 'public').flatMap(({ at, length }) =>
    Array.from({ length }, (_, i) => at + i),
  );
  expect(cells).toEqual(named);
});
