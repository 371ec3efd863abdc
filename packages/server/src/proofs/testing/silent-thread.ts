/** A thread for bots that receives every message and never answers. */
export const SILENT = new URL(
  `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});")}`,
);
