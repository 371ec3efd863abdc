/**
 * Puzzles: positions with a goal, in a ladder of difficulty, each with a solution proved by the engine.
 *
 *     const trial = trialOf(puzzleOfDay(new Date()));
 *     const game = trial.play(trial.begin(), move);        // trial.reply(game), trial.outcome(game)
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
export { type Outcome, type Trial, trialOf } from './trial.ts';
