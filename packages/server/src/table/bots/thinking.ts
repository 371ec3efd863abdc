import { Worker } from 'node:worker_threads';
import { type FromWorker, type Thinker, type ToWorker, thinkerOn } from '@hinode/bots';

export interface Thinking {
  readonly thinker: Thinker;
  close(): Promise<void>;
}

const BOTS = new URL('./worker.ts', import.meta.url);

/**
 * A thread for the bots of all tables, so that nobody waits for them; it is there from the first bot on. If it dies,
 * `failed` is told, whoever was asked answers with a problem, and a new thread takes over; it knows nobody yet.
 */
export function startThinking(failed: (problem: Error) => void, program = BOTS): Thinking {
  let receive: (message: FromWorker) => void = () => {};
  let lose: (problem: string) => void = () => {};

  const start = (): Worker => {
    const thread = new Worker(program);
    thread.on('message', (message: FromWorker) => receive(message));
    thread.on('error', (problem) => {
      failed(problem);
      worker = undefined;
      lose('the thread of the bots died');
    });
    return thread;
  };
  let worker: Worker | undefined;

  const post = (message: ToWorker): void => {
    worker ??= start();
    worker.postMessage(message);
  };
  const thinker = thinkerOn({
    post,
    listen: (listener, lost) => {
      receive = listener;
      lose = lost;
    },
  });
  return {
    thinker,
    close: async () => {
      await worker?.terminate();
    },
  };
}
