import { describe, expect, test } from 'vitest';
import { LADDER } from './ladder.ts';
import { newSearchWithout, solutionHolds, spotOf, textOf } from './search.ts';

/** The engine proves that the puzzles are true, against every legal reply of the others. */

const claimed = LADDER.filter(({ only }) => only);

describe('a puzzle', () => {
  test.each(LADDER)('$id: the solution reaches the goal, whatever the others answer', (puzzle) => {
    expect(solutionHolds(puzzle)).toBe(true);
  });

  test.each(claimed)('$id: there is no way to the goal without every move of the solution', (puzzle) => {
    const moves = new Map(puzzle.solution.map((move) => [textOf(move), move]));
    const needless = [...moves.values()].filter((move) =>
      newSearchWithout(puzzle, move).wins(spotOf(puzzle)),
    );
    expect(needless).toEqual([]);
  });

  test.each(LADDER.filter(({ only }) => !only))(
    '$id: more than one way leads to the goal, as it says',
    (puzzle) => {
      const needless = puzzle.solution.filter((move) => newSearchWithout(puzzle, move).wins(spotOf(puzzle)));
      expect(needless).not.toEqual([]);
      expect(solutionHolds({ ...puzzle, solution: [] })).toBe(false);
    },
  );
});
