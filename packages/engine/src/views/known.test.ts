import { expect, test } from 'vitest';
import { FIELDS, type Seen } from '../shape/field.ts';
import { STATE_CELLS } from '../state/layout.ts';
import { publicStretches } from './known.ts';

const namesOf = (seen: Seen) => FIELDS.filter((field) => field.seen === seen).map(({ name }) => name);

test('KNOW-1 KNOW-2 the tiles that lie face down, the bids and the chance of a game are all that is not open', () => {
  expect(namesOf('secret')).toEqual(['chanceKey', 'chanceDrawn']);
  expect(namesOf('partly')).toEqual(['stack', 'tileLaid', 'tilesReturned', 'bids']);
});

test('every field of a position has a name of its own, and every cell one field', () => {
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(FIELDS.length);
  let end = 0;
  for (const { at, length } of FIELDS) {
    expect(at).toBe(end);
    end += length;
  }
  expect(end).toBe(STATE_CELLS);
});

test.each(['secret', 'partly'] as const)('KNOW-2 a new field that is %s is copied for nobody', (seen) => {
  const fresh = { name: 'new', seen, at: STATE_CELLS, length: 3, per: [3], holds: 'amount' } as const;
  expect(publicStretches([...FIELDS, fresh])).toEqual(publicStretches(FIELDS));
});

test('the public cells are those of the public fields, and no others', () => {
  const cells = publicStretches(FIELDS).flatMap(({ at, end }) =>
    Array.from({ length: end - at }, (_, i) => at + i),
  );
  const named = FIELDS.filter(({ seen }) => seen === 'public').flatMap(({ at, length }) =>
    Array.from({ length }, (_, i) => at + i),
  );
  expect(cells).toEqual(named);
});
