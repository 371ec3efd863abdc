import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseOtherNames } from './http/names.ts';
import { limitConnections } from './limits/connections.ts';
import type { Limits } from './limits/limits.ts';
import { type LogOptions, logCalls, loggerFor } from './operations/log.ts';
import { servePage } from './page/page.ts';
import { rewriteToPage } from './page/routes.ts';
import { servePlaces } from './places/routes.ts';
import { refuse, refuseNotFound, refuseUnread } from './refusals.ts';
import { protect } from './security.ts';

export interface HttpServerOptions {
  /** The folder of the built page. */
  readonly page: string;
  readonly log?: LogOptions;
  /** The address players use. */
  readonly url?: string;
}

/** Who calls, and through which proxies. */
export interface Callers {
  /** This machine alone, and nobody through a proxy. */
  readonly areLocal: boolean;
  /** The proxies that are trusted to say who calls. */
  readonly isProxy?: ((address: string) => boolean) | undefined;
}

/** The HTTP server with its page, not listening yet. */
export async function buildHttpServer(
  { page, log = {}, url }: HttpServerOptions,
  limits: Limits,
  { areLocal, isProxy }: Callers,
): Promise<FastifyInstance> {
  const app = fastify({
    ...loggerFor(log),
    frameworkErrors: refuse,
    clientErrorHandler: refuseUnread,
    rewriteUrl: rewriteToPage,
    trustProxy: isProxy ?? false,
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    http: { headersTimeout: limits.head, connectionsCheckingInterval: limits.lookEvery },
  });
  limitConnections(app.server, limits, isProxy);
  logCalls(app);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler(refuseNotFound);
  await protect(app);
  if (areLocal) refuseOtherNames(app, url);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await servePlaces(app, limits.files, url);
  await servePage(app, page, limits.files);
  return app;
}
