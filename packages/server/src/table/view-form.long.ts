import { expect, test } from 'vitest';
import { sameInBothWorlds, toldAsDescribed } from './testing/told-in-views.ts';

test('two worlds that differ only in what a seat cannot know are the same in views', () => {
  expect(sameInBothWorlds(60)).toBeGreaterThan(5000);
});

test('what is told in views is what the engine says, as it is described, and has no cells', () => {
  expect(toldAsDescribed(60).size).toBeGreaterThan(45);
});
