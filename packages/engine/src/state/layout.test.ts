import { expect, test } from 'vitest';
import '../rules.ts';
import { CELL_BITS } from '../shape/sizes.ts';
import { blankState, clone, get, getWide, put, putWide, stateOf } from './layout.ts';

test('the cells have 16 bits with the existing boxes', () => {
  expect(CELL_BITS).toBe(16);
  expect(blankState()).toBeInstanceOf(Int16Array);
});

test.each([0, 1, -1, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff, -0x8000_0000, -0x1234_5678])(
  'the wide number %i takes two cells, and touches no others',
  (number) => {
    const state = blankState();
    state.fill(7);
    putWide(state, 10, number);
    expect(getWide(state, 10)).toBe(number);
    expect([get(state, 9), get(state, 12)]).toEqual([7, 7]);
  },
);

test('a copy, and a position made from the numbers of another, have the same numbers but share no cells', () => {
  const state = blankState();
  for (const cell of state.keys()) put(state, cell, cell - 3);
  for (const other of [clone(state), stateOf([...state])]) {
    expect(other).toEqual(state);
    expect(other.constructor).toBe(state.constructor);
    other[0] = 9;
    expect(state[0]).toBe(-3);
  }
});
