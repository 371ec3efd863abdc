import { expect, test } from 'vitest';
import { playOfSix } from './testing/other-boxes.ts';

/** A hundred such games of Samurai are played by the longer proofs. */
test('PLAYERS-1 six Ashigaru play a game with all that is in the boxes by the rules', () => {
  expect(playOfSix(0, 'ashigaru').faults).toEqual([]);
});
