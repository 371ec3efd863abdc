/** Players that are programs. They see what their clan may know, never the position itself. */

export { type BidStyle, exploit, frozenBattles } from './bids/exploitability.ts';
export { evaluate, standing, WEIGHTS, type Weights } from './evaluate.ts';
export { type Floor, newFloor } from './floor.ts';
export { instinct } from './instinct.ts';
export { type BotOptions, botOf, instinctMove } from './levels.ts';
export { asideFor, questionFor } from './questions.ts';
export { type BotGame, gameBetween, type Played, playGame, type Watcher } from './referee.ts';
export type { Budget } from './shogun.ts';
export {
  answersTo,
  isRight,
  type Laid,
  layTactic,
  type Pattern,
  readTactic,
  readTactics,
  type Solved,
  solve,
  TACTICS_FOLDER,
  type Tactic,
} from './tactics.ts';
export { type Ledger, newLedger, type Pledge, trustIn } from './talk/ledger.ts';
export { newParley, type Parley } from './talk/parley.ts';
export { VOICES, type Voice } from './talk/voices.ts';
export { type Turn, type Turns, turnsOf } from './turns.ts';
export {
  type Answer,
  type Bot,
  LEVEL_IDS,
  type LevelId,
  type Question,
  REASONS,
  type Reason,
  type Why,
} from './types.ts';
export { botsOf, type RulesBots } from './versions/released.ts';
export { workerForAllRules } from './versions/worker.ts';
export type { FromWorker, ToWorker } from './worker/messages.ts';
export { workerSide } from './worker/protocol.ts';
export { type Port, type Thinker, thinkerOn } from './worker/thinker.ts';
