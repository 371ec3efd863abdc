import { parentPort } from 'node:worker_threads';
import { workerSide } from './protocol.ts';

/** The bots' worker in Node: `new Worker(new URL('…/worker/node.ts', import.meta.url))`. */
if (parentPort !== null) {
  const port = parentPort;
  port.on(
    'message',
    workerSide((message) => port.postMessage(message)),
  );
}
