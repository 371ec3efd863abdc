import { Worker } from 'node:worker_threads';
import { type Thinker, thinkerOn } from '@hinode/bots';

export interface Thinking {
  readonly thinker: Thinker;
  close(): Promise<void>;
}

/** A thread for bots. `failed` is told if it ends by itself: whoever was asked then never answers. */
export function startThinking(failed: (problem: Error) => void): Thinking {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.on('error', failed);
  const thinker = thinkerOn({
    post: (message) => worker.postMessage(message),
    listen: (receive) => worker.on('message', receive),
  });
  return {
    thinker,
    close: async () => {
      await worker.terminate();
    },
  };
}
