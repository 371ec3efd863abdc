/**
 * What a table needs to have bots at it: whose turn it is, what they are shown, what they say, and the loop that lets them play.
 * Apart from the bots themselves, so that a page can have the table before them.
 */
export type { Pledge } from '../talk/ledger.ts';
export { newParley, type Parley } from '../talk/parley.ts';
export type { LevelId } from '../types.ts';
export type { FromWorker } from '../worker/messages.ts';
export { type Thinker, thinkerOn } from '../worker/thinker.ts';
export { type BotSeats, botSeatsAt, type Seated } from './bot-seats.ts';
export { type Driver, newDriver } from './driver.ts';
export { questionFor } from './questions.ts';
export type { Turn } from './turns.ts';
