import os from 'node:os';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type Elapsed, monotonic } from '../limits/counting.ts';
import { StoreError } from '../store/problems.ts';

export const LOG_LEVELS = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  /** `error` (the default): what went wrong on our side. `info`: every call as well, each as one line of JSON. */
  readonly level?: LogLevel;
  /** Which process this is, if there are several. */
  readonly process?: string;
  /** Standard error by default. */
  readonly write?: (line: string) => void;
  readonly elapsed?: Elapsed;
}

/**
 * What is logged. The address of a game is an invitation, and a cookie is a seat. So only the kind of a call is logged, never its
 * address, headers or body, nor who called.
 */
export const loggerFor = ({
  level = 'error',
  process: name,
  write,
  elapsed = monotonic,
}: LogOptions): FastifyServerOptions => ({
  // Fastify's own lines contain addresses.
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    ...(name !== undefined && { base: { pid: process.pid, hostname: os.hostname(), process: name } }),
    redact: ['path', 'req', 'request', 'headers', 'body'],
    stream: { write: write ?? ((line) => process.stderr.write(line)) },
    hooks: { logMethod: seldomAboutTheStore(elapsed) },
  },
});

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** How many milliseconds pass before the same trouble with the store is logged again. */
const SELDOM = 10_000;

/**
 * While the disk or the database is away, every request fails. One line says so, and the next one says how often it happened
 * since. We know the cause, so a stack trace is of no use.
 */
function seldomAboutTheStore(elapsed: Elapsed): LogMethod {
  const last = new Map<string, { readonly at: number; again: number }>();
  return function (args, write) {
    const [problem] = args as unknown[];
    if (!(problem instanceof StoreError)) return write.apply(this, args);
    const { code, message } = problem;
    const known = last.get(code);
    const at = elapsed();
    if (known !== undefined && at - known.at < SELDOM) {
      known.again++;
      return undefined;
    }
    last.set(code, { at, again: 0 });
    const again = known?.again ?? 0;
    return write.apply(this, [{ code, ...(again > 0 && { again }) }, message]);
  };
}

/** The log of a process that serves nothing. */
export function newLog(options: LogOptions): (problem: unknown) => void {
  const { log } = fastify(loggerFor(options));
  return (problem) => log.error(problem);
}

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
