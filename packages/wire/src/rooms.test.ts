import { expect, test } from 'vitest';
import { hasBegun, STATUS_IDS } from './rooms.ts';

test('there is a table from the first move on, and not while texts are still revealed', () => {
  expect(STATUS_IDS.filter(hasBegun)).toEqual(['playing', 'over']);
});
