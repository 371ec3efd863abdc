import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/**
 * Whoever asks for a socket and gets an answer instead is done: Node no longer counts their connection among those of the
 * server, so that nobody else would ever close it.
 */
export function hangUpOnRefused(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
}

/** A line that breaks, or speaks nonsense below the level of messages, is the caller's trouble and none of ours. */
export function hangUpOnBroken(problem: Error, socket: WebSocket, request: FastifyRequest): void {
  request.log.debug(problem);
  socket.terminate();
}
