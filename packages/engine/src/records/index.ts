/**
 * A game as a file, and what proves that its shuffles were fair.
 *
 *     const record = newRecord(setup, [{ clan: 'koi', type: 'ready', value: true }]);
 *     const state = replay(record);
 */

import '../boxes/cards.ts';

export { drawClans } from './drawing.ts';
export {
  commitmentOf,
  isCommitment,
  isContribution,
  type Proof,
  type ProvedSeat,
  promiseOf,
  proofOf,
  readProof,
  seedOf,
  WAYS_TO_A_CLAN,
} from './fair.ts';
export { type Evidence, type FixedTable, verifyFairness } from './fairness.ts';
export { FLAW_CODES, type Flaw } from './flaws.ts';
export {
  type Entry,
  type GameRecord,
  isUndo,
  type Mark,
  movesOf,
  newRecord,
  readRecord,
  replay,
  verify,
} from './record.ts';
