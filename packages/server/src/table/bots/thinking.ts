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
  const unanswered = new Set<number>();
  let receive: (message: FromWorker) => void = () => {};

  const start = (): Worker => {
    const thread = new Worker(program);
    thread.on('message', (message: FromWorker) => {
      unanswered.delete(message.id);
      receive(message);
    });
    thread.on('error', (problem) => {
      failed(problem);
      worker = undefined;
      const lost = [...unanswered];
      unanswered.clear();
      for (const id of lost) receive({ type: 'problem', id, problem: 'the thread of the bots died' });
    });
    return thread;
  };
  let worker: Worker | undefined;

  const post = (message: ToWorker): void => {
    if ('id' in message) unanswered.add(message.id);
    worker ??= start();
    worker.postMessage(message);
  };
  const thinker = thinkerOn({
    post,
    listen: (listener) => {
      receive = listener;
    },
  });
  return {
    thinker,
    close: async () => {
      await worker?.terminate();
    },
  };
}
