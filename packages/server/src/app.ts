import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { type LogOptions, logCalls, loggerFor } from './host/log.ts';
import { servePage } from './page/page.ts';
import { rewriteToPage } from './page/routes.ts';
import { refuse, refuseNotFound } from './refusals.ts';
import { PROTECTION } from './security.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly page: string;
  /** The proxies whose word about who calls is taken, as addresses, networks or `loopback`. */
  readonly proxy?: string;
  readonly log?: LogOptions;
}

/** The server with its page, not listening yet. */
export async function buildApp({ page, proxy, log = {} }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...loggerFor(log),
    frameworkErrors: refuse,
    rewriteUrl: rewriteToPage,
    ...(proxy !== undefined && { trustProxy: proxy }),
  });
  logCalls(app);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler(refuseNotFound);
  await app.register(helmet, PROTECTION);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  await servePage(app, page);
  return app;
}
