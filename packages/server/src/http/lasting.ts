import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether an address may make one more of what stays on the disk for good: people and rooms. */
export type MayLast = (request: FastifyRequest) => Promise<boolean>;

const WINDOW = 10 * 60_000;
/** A whole club behind one address finds its seats; a program that fills the lobby does not. */
const SHARE = 4;
/** However few calls an address has, a few tables find together. */
const AT_LEAST = 20;

export function lastingThings(app: FastifyInstance, callsAMinute: number): MayLast {
  const count = app.createRateLimit({
    max: Math.max(AT_LEAST, Math.ceil(callsAMinute / SHARE)),
    timeWindow: WINDOW,
    keyGenerator: ({ ip }) => `lasting ${ip}`,
  });
  return async (request) => {
    const limit = await count(request);
    return limit.isAllowed || !limit.isExceeded;
  };
}
