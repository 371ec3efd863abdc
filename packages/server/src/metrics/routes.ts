import type { FastifyInstance } from 'fastify';
import type { AdminKey } from '../admin/key.ts';
import { refuseWith } from '../http/refusing.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics`, with the admin's key. Calls from this machine need it too: behind a proxy that nobody told us about, everybody
 * seems to be on this machine.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, adminKey: AdminKey): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (!adminKey.opens(headers.authorization)) return refuseWith(reply, 'no-host-key');
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text());
  });
}

/** Counts every refusal over HTTP by its code. */
export function countRefusals(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return;
    const code = /^\{"code":"([a-z-]+)"/.exec(payload)?.[1];
    if (code !== undefined) metrics.refused(code);
  });
}
