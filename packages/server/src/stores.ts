/** Stores as a whole: moving, copying and filling them. Separate from the server, which starts without the PostgreSQL driver. */

export { outlinesOfStore } from './explorer/recomputed.ts';
export { moveIntoDatabase, moveIntoFolder } from './operations/moving.ts';
export { type Recomputed, recomputedRatings } from './ratings/recomputed.ts';
export { recomputedStatistics } from './statistics/recomputed.ts';
export { backUpDatabase } from './store/copying/backup.ts';
export type { Copied } from './store/copying/copy.ts';
export type { Amounts } from './store/filling/fill.ts';
export { type Filled, filledDatabase, filledFolder } from './store/filling/filled.ts';
export { type Plans, plansInDatabase, plansInFolder } from './store/filling/plans.ts';
