/**
 * Puzzles: positions with a goal, in a ladder of difficulty, each proved by the engine to have its solution.
 *
 *     const puzzle = puzzleOfDay(new Date());
 *     const table = gameOf(puzzle);        // its beginning, as a game
 */

export { type Finding, findings } from './goal.ts';
export { LADDER, puzzleNamed, puzzleOfDay } from './ladder.ts';
export {
  beginningOf,
  DIFFICULTIES,
  type Difficulty,
  type Goal,
  type GoalPart,
  PARTS,
  type Part,
  type Puzzle,
} from './puzzle.ts';
export { loadPuzzlesText, type PuzzlesText, type PuzzleText } from './text.ts';
export { nextOfSolution, type Try, trialOf } from './trial.ts';
