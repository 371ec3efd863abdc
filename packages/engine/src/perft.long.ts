import { expect, test } from 'vitest';
import { lay, sequencesFrom, TABLE } from './testing/perft.ts';

/** The whole table of `perft/README.md`: about a hundred million sequences. */

test.each(TABLE)('$position still has as many sequences of moves as before', ({ position, sequences }) => {
  expect(sequencesFrom(lay(position), sequences.length)).toEqual(sequences);
});
