import { expect, test } from 'vitest';
import { kept } from './kept.ts';

const before = {
  clans: [
    { clan: 'koi', map: { edo: { bushi: 2 } } },
    { clan: 'lotus', map: {} },
  ],
  moves: 4,
};

test('an equal value stays the same object', () => {
  expect(kept(before, structuredClone(before))).toBe(before);
});

test('of a changed value, only the path to the change is new', () => {
  const next = structuredClone(before);
  Object.assign(next.clans[0]?.map ?? {}, { edo: { bushi: 3 } });
  const now = kept(before, next);
  expect(now).toEqual(next);
  expect(now.clans).not.toBe(before.clans);
  expect(now.clans[0]).not.toBe(before.clans[0]);
  expect(now.clans[1]).toBe(before.clans[1]);
});

test('values that were added, removed, lengthened or shortened are not taken for equal', () => {
  for (const [older, newer] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [{ 0: 'a' }, ['a']],
    [undefined, null],
    [null, {}],
  ] as const)
    expect(kept(older, newer)).toStrictEqual(newer);
});
