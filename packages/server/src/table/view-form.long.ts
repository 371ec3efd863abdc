import { expect, test } from 'vitest';
import { sameInBothWorlds, toldAsDescribed } from './testing/told-in-views.ts';

test('two worlds that differ only in what a seat cannot know look the same in views', () => {
  expect(sameInBothWorlds(60)).toBeGreaterThan(5000);
});

test('views agree with the engine and with their description, and have no cells', () => {
  expect(toldAsDescribed(60).size).toBeGreaterThan(45);
});
