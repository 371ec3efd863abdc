import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

/** Pings every socket now and then, and closes those that do not answer within this time. */
export function keepAlive(app: FastifyInstance, patience: number): void {
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
  }, patience).unref();
  app.addHook('onClose', async () => clearInterval(ask));
}
