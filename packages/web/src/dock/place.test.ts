import { expect, test } from 'vitest';
import { decisionOf, higher, lower, placeFor, pressed, released, sizeOf } from './place.ts';

test('the sheet goes one place at a time, and never beyond the last', () => {
  expect([higher('line'), higher('half'), higher('full')]).toEqual(['half', 'full', 'full']);
  expect([lower('full'), lower('half'), lower('line')]).toEqual(['half', 'line', 'line']);
  expect([pressed('half'), pressed('line'), pressed('full')]).toEqual(['line', 'half', 'half']);
});

test('a short pull means nothing, a longer one the next place', () => {
  expect([released('half', 10), released('half', -10)]).toEqual(['half', 'half']);
  expect([released('half', 60), released('half', -60)]).toEqual(['line', 'full']);
});

test('a new question opens the sheet; a folded one stays folded while the same decision goes on', () => {
  const first = decisionOf('koi', 'summer 3', { clan: 'koi', kind: 'move' });
  const second = decisionOf('koi', 'summer 3', { clan: 'koi', kind: 'move' });
  const other = decisionOf('koi', 'summer 3', { clan: 'koi', kind: 'build' });
  const later = decisionOf('koi', 'summer 5', { clan: 'koi', kind: 'move' });
  expect(placeFor('line', first, second)).toBe('line');
  expect(placeFor('line', first, other)).toBe('half');
  expect(placeFor('line', first, later)).toBe('half');
  expect(placeFor('line', first, undefined)).toBe('line');
  expect(placeFor('line', undefined, first)).toBe('half');
});

test('only mandates and cards take more room than all others', () => {
  expect(sizeOf({ kind: 'mandate' })).toBe('tall');
  expect(sizeOf({ kind: 'buy' })).toBe('shelf');
  for (const kind of ['summon', 'move', 'build', 'replace', 'use'] as const)
    expect(sizeOf({ kind })).toBe('usual');
});
