import { expect, test } from 'vitest';
import { root } from '../../launch/paths.mjs';
import { nearestTests } from './nearest.ts';

test('the test of the same name is near, and so is every test that imports the file', () => {
  expect(nearestTests(root, 'packages/wire/src/proceedings.ts')).toEqual([
    'packages/wire/src/proceedings.test.ts',
  ]);
  expect(nearestTests(root, 'packages/bots/src/evaluate.ts')).toContain('packages/bots/src/evaluate.test.ts');
});

test('a file without a test of its own has those beside it', () => {
  expect(nearestTests(root, 'packages/engine/src/battle/bids.ts')).toContain(
    'packages/engine/src/battle/battle.test.ts',
  );
});

test('for any change in the engine, the scenarios and the counts of moves are checked', () => {
  expect(nearestTests(root, 'packages/engine/src/boxes/core/cards/courage/rules.ts')).toEqual([
    'packages/engine/src/boxes/core/cards/courage/rules.test.ts',
    'packages/engine/src/perft.test.ts',
    'packages/engine/src/scenario/scenarios.test.ts',
    'packages/engine/src/game.test.ts',
    'packages/engine/src/boxes/core/core.test.ts',
  ]);
});
