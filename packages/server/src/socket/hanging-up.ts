import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/**
 * Hangs up on a client that asks for a socket and gets a normal answer instead: Node no longer counts such a connection among
 * those of the server, so nobody else would ever close it.
 */
export function hangUpOnRefused(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
}

/** A connection that breaks, or sends nonsense below the level of messages, is the caller's problem and not ours. */
export function hangUpOnBroken(problem: Error, socket: WebSocket, request: FastifyRequest): void {
  request.log.debug(problem);
  socket.terminate();
}
