/**
 * A game in progress, for code that keeps one: a server, a page, a replay. What a move leads to, what can be taken back, what
 * happened, what somebody missed. All of it is data that is never changed, for games of all rules that have an engine.
 *
 *     const { position } = opening(setup, currentEngine);
 *     const made = attempt(position, move);
 *     if (!isRefused(made)) made.position.entries === position.entries + 1;
 */
export { entriesThatCount, fold, type Watch } from './fold.ts';
export { type Continued, type Game, openGame, playIn, recordOf, retell, startGame, undoIn } from './game.ts';
export { entryOf, isAnswer, isSeenBy, type LogEntry, logged } from './log.ts';
export { type Missed, missedSince } from './missed.ts';
export {
  attempt,
  type Happened,
  isRefused,
  mayUndo,
  type Opening,
  opening,
  type Position,
  type Step,
  step,
} from './position.ts';
