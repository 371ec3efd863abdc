import type { FastifyInstance } from 'fastify';

/**
 * Whoever asks for a socket and gets an answer instead is done: Node no longer counts their connection among those of the
 * server, so that nobody else would ever close it.
 */
export function hangUpOnRefused(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
}
