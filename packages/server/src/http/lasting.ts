import type { FastifyRequest } from 'fastify';
import { allowedBy, type Elapsed } from '../limits/counting.ts';
import type { Rate } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';

/** Whether an address may make one more of what stays on the disk for good: people and rooms. */
export type MayLast = (request: FastifyRequest) => Promise<boolean>;

export function lastingThings(rate: Rate, elapsed: Elapsed): MayLast {
  const allowed = allowedBy(rate, elapsed);
  return async ({ ip }) => allowed(networkOf(ip));
}
