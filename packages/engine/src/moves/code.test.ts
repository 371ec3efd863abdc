import { expect, test } from 'vitest';
import { codeOf, LISTED, READ_PART, replaceCode, shareCode, slotsOf, summonCode, typeOf } from './code.ts';
import { MOVE_TYPES, type MoveType } from './types.ts';

const LISTED_TYPES = MOVE_TYPES.filter((type) => LISTED[type] !== undefined);

/** The smallest and the largest values of a move's fields. */
const extremes = (type: MoveType): readonly (readonly number[])[] => [
  slotsOf(type).map(({ least }) => least),
  slotsOf(type).map(({ least, size }) => least + size - 1),
];

test.each(LISTED_TYPES)('a %s is read back from its number as it was written, up to the largest', (type) => {
  for (const values of extremes(type)) {
    const code = codeOf(type, values);
    expect(code).toBe(code | 0);
    expect(code).toBeGreaterThanOrEqual(0);
    expect(typeOf(code)).toBe(type);
    expect(slotsOf(type).map(({ part }) => READ_PART[part](code))).toEqual(values);
  }
});

test('two moves never have the same number', () => {
  const codes = LISTED_TYPES.flatMap((type) => {
    const all = slotsOf(type).reduce<number[][]>(
      (lists, { least, size }) =>
        lists.flatMap((list) => Array.from({ length: size }, (_, i) => [...list, least + i])),
      [[]],
    );
    return all.map((values) => codeOf(type, values));
  });
  expect(new Set(codes).size).toBe(codes.length);
});

test('code that offers moves gets the same numbers', () => {
  expect(replaceCode(4, 19, 18, 11)).toBe(codeOf('replace', [4, 19, 18, 11]));
  expect(summonCode(1, 7, -1)).toBe(codeOf('summon', [1, 7, -1]));
  expect(shareCode(31)).toBe(codeOf('share', [31]));
});

test('a program with more moves than there are numbers for them does not start', () => {
  expect(() => slotsOf('replace', () => 64)).not.toThrow();
  expect(() => slotsOf('replace', () => 128)).toThrow('more moves of type replace than numbers');
});
