import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

/** A connection that does not answer for so long is gone, though nobody said so. */
const PATIENCE = 30_000;

/** Asks every socket now and then whether somebody is there, and lets go of those that do not answer. */
export function keepAlive(app: FastifyInstance): void {
  const silent = new WeakSet<WebSocket>();
  const ask = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, PATIENCE).unref();
  app.addHook('onClose', async () => clearInterval(ask));
}
