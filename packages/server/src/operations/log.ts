import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  /** `error` (the default): what went wrong on our side. `info`: also every call, one line of JSON each. */
  readonly level?: LogLevel;
  /** Standard error, if nobody says otherwise. */
  readonly write?: (line: string) => void;
}

/**
 * What is written down. An address in a game is an invitation, a cookie is a seat: of a call only the kind is written, never
 * the address itself, its headers or its body, nor who called.
 */
export const loggerFor = ({ level = 'error', write }: LogOptions): FastifyServerOptions => ({
  // Its own lines name addresses.
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    redact: ['path', 'req', 'request', 'headers', 'body'],
    stream: { write: write ?? ((line) => process.stderr.write(line)) },
  },
});

/** One line for every call. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}
