import { expect, test } from 'vitest';
import { playOfSix } from './testing/other-boxes.ts';

/** The same as `other-boxes.test.ts`, a hundred times, with stronger bots. */

const GAMES = 100;

test('PLAYERS-1 six Samurai play a hundred games with all that is in the boxes by the rules', () => {
  let moves = 0;
  for (let n = 0; n < GAMES; n++) {
    const played = playOfSix(n, 'samurai');
    expect(played.faults).toEqual([]);
    moves += played.moves;
  }
  expect(moves).toBeGreaterThan(GAMES * 100);
  console.info(`${moves} moves in ${GAMES} games`);
});
