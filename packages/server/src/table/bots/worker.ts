import { parentPort } from 'node:worker_threads';
import { workerForAllRules } from '@hinode/bots';

/** The bots of all tables think on a thread of their own, so that nobody waits for them. */
if (parentPort !== null) {
  const port = parentPort;
  port.on(
    'message',
    workerForAllRules((message) => port.postMessage(message)),
  );
}
