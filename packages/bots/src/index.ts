/** Players that are programs. They see what their clan may know, never the position itself. */

export { type BidStyle, exploit, frozenBattles } from './bids/exploitability.ts';
export {
  BY_CHANCE,
  CHARACTER_CHOICES,
  CHARACTER_IDS,
  type CharacterId,
  type ChosenCharacter,
  drawCharacter,
} from './characters/choosing.ts';
export { exploiterOf, TRICKS, type Trick } from './exploiters.ts';
export { type Slip, watchGame } from './habits/habits.ts';
export { HABIT_WORDS, HABITS, type Habit } from './habits/silly.ts';
export { countFeatures, FEATURE_COUNT, FEATURES, STAGES } from './judgement/features.ts';
export { OUTCOMES, POINTS, packed, SCORE, said, unpacked, WIDTH, weightsAt } from './judgement/weights.ts';
export { type BotOptions, botOf, instinctMove } from './levels.ts';
export { MOST_SKILL } from './mistakes/mistakes.ts';
export type { Budget } from './shogun.ts';
export { type Asked, asking } from './table/asking.ts';
export { questionFor } from './table/questions.ts';
export { type BotGame, gameBetween, playGame } from './table/referee.ts';
export {
  readTactics,
  type Solved,
  solve,
  TACTICS_FOLDER,
  type Tactic,
} from './tactics.ts';
export type { Pledge } from './talk/ledger.ts';
export { newParley, type Parley } from './talk/parley.ts';
export {
  type Bot,
  LEVEL_IDS,
  type LevelId,
  type Question,
  type Why,
} from './types.ts';
export { workerForAllRules } from './versions/worker.ts';
export type { FromWorker, ToWorker } from './worker/messages.ts';
export { workerSide } from './worker/protocol.ts';
export { type Thinker, thinkerOn } from './worker/thinker.ts';
