import type { FastifyInstance } from 'fastify';

/** Whether the server can do its work, for monitoring. */
export type Health = () => Promise<boolean>;

export const alwaysWell: Health = async () => true;

/** However often somebody asks, the disk is tried at most once in this many milliseconds. */
const FRESH_FOR = 5_000;
/** A disk that takes longer counts as not well. */
const PATIENCE = 3_000;

interface HealthOptions {
  /** Writes something and reads it back. */
  readonly tryOut: () => Promise<void>;
  /** A clock that nobody can set: milliseconds since some moment. */
  readonly clock?: () => number;
  readonly patience?: number;
}

export function healthOf({
  tryOut,
  clock = () => performance.now(),
  patience = PATIENCE,
}: HealthOptions): Health {
  let last: { readonly at: number; readonly well: Promise<boolean> } | undefined;
  return () => {
    const at = clock();
    if (last === undefined || at - last.at >= FRESH_FOR) last = { at, well: isDone(tryOut(), patience) };
    return last.well;
  };
}

/** Is it done, and in time? */
async function isDone(work: Promise<void>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For everybody, so it says only yes or no. */
export function serveHealth(app: FastifyInstance, isWell: Health): void {
  app.get('/healthz', async (_request, reply) => {
    const ok = await isWell();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
