import type { Closing } from '@hinode/wire';
import type { FastifyInstance } from 'fastify';

const CLOSING: Closing = { type: 'closing' };
/** The code for "I shall be back". */
const RESTART = 1012;
/** A client that has not hung up after this time is cut off. */
const PATIENCE = 2_000;

/** Before the server ends, every table is told: pages then wait for it to come back instead of complaining. */
export function announceClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { clients } = app.websocketServer;
    for (const socket of clients) {
      socket.send(JSON.stringify(CLOSING));
      socket.close(RESTART, 'closing');
    }
    setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, PATIENCE).unref();
  });
}
