import { expect, test } from 'vitest';
import { FIELDS, STATE_CELLS } from '../state/layout.ts';
import { PARTLY_KNOWN, PUBLIC, publicStretches, SECRET } from './known.ts';

test('KNOW-1 KNOW-2 every field of a position is named public, partly known or secret, and once', () => {
  expect([...PUBLIC, ...PARTLY_KNOWN, ...SECRET].toSorted()).toEqual(
    FIELDS.map(({ name }) => name).toSorted(),
  );
});

test('KNOW-2 a field that nobody has named is known to nobody', () => {
  const fresh = { name: 'somethingNew', at: STATE_CELLS, length: 3 };
  expect(publicStretches([...FIELDS, fresh])).toEqual(publicStretches(FIELDS));
});

test('the public cells are those of the public fields, and no others', () => {
  const cells = publicStretches(FIELDS).flatMap(({ at, end }) =>
    Array.from({ length: end - at }, (_, i) => at + i),
  );
  const named = FIELDS.filter(({ name }) => PUBLIC.includes(name)).flatMap(({ at, length }) =>
    Array.from({ length }, (_, i) => at + i),
  );
  expect(cells).toEqual(named);
});
