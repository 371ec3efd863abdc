import { parentPort } from 'node:worker_threads';
import { workerSide } from '@hinode/bots';

/** The bots of all tables think on a thread of their own, so that nobody waits for them. */
if (parentPort !== null) {
  const port = parentPort;
  port.on(
    'message',
    workerSide((message) => port.postMessage(message)),
  );
}
