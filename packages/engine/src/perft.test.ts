import { describe, expect, test } from 'vitest';
import { answersIn, lay, positionsOnFile, sequencesFrom, TABLE } from './testing/perft.ts';

/** The beginning of each row of `perft/README.md`, which also says what it means if a number changes. */

const FEW = 20_000;

describe('as many sequences of moves as before', () => {
  test.each(TABLE)('$position', ({ position, sequences }) => {
    const few = sequences.filter((count) => count <= FEW);
    expect(sequencesFrom(lay(position), few.length)).toEqual(few);
  });
});

test('every position on file has its row in the table, with at least four numbers', () => {
  expect(TABLE.map(({ position }) => position).sort()).toEqual(positionsOnFile().sort());
  for (const { sequences } of TABLE) expect(sequences.length).toBeGreaterThan(3);
});

test.each(TABLE)('$position: no answer is listed twice', ({ position }) => {
  const answers = answersIn(lay(position)).map((move) => JSON.stringify(move));
  expect(new Set(answers).size).toBe(answers.length);
});
