/**
 * What a table needs to have bots at it: whose turn it is, what they are shown, what they say. Apart from the bots themselves,
 * so that a page can have the table before them.
 */
export { asideFor, questionFor } from './questions.ts';
export type { Pledge } from './talk/ledger.ts';
export { newParley, type Parley } from './talk/parley.ts';
export { type Turn, turnsOf } from './turns.ts';
export type { Answer, LevelId } from './types.ts';
export type { FromWorker } from './worker/messages.ts';
export { type Thinker, thinkerOn } from './worker/thinker.ts';
