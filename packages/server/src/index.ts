/** The server: the page, and rooms and tables for those who play online (docs/architecture.md). */
export { FolderInUse, holdsGames } from './host/folder.ts';
export { LOG_LEVELS } from './host/log.ts';
export { LIMITS, limitsWith } from './limits/limits.ts';
export { type Serving, type ServingOptions, serve } from './serve.ts';
export { backUp } from './store/sqlite/backup.ts';
export { StoreError } from './store/store.ts';
