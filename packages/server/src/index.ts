/** The server: the page, and rooms and tables for those who play online (docs/architecture.md). */

export { LIMITS, limitsWith } from './limits/limits.ts';
export { FolderInUse, holdsGames } from './operations/folder.ts';
export { LOG_LEVELS, type LogLevel } from './operations/log.ts';
export type { Siblings } from './operations/siblings.ts';
export { RATING_SEASONS } from './ratings/season.ts';
export { type Serving, type ServingOptions, serve } from './serve.ts';
export { backUp } from './store/sqlite/backup.ts';
export { StoreError } from './store/store.ts';
export { work } from './work.ts';
