import type { FromFolding } from '../explorer/folding.ts';

interface Listener {
  readonly told: (message: FromFolding) => void;
  readonly failed: (problem: Error) => void;
}

/** Starts the worker of all tables in the role that folds the games that are kept here. */
export function startFolding({ told, failed }: Listener): Worker {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'folding',
  });
  worker.onmessage = ({ data }: MessageEvent<FromFolding>) => told(data);
  worker.onerror = ({ message }) => failed(new Error(message));
  worker.postMessage('begin');
  return worker;
}
