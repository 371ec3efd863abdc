import type { FastifyRequest } from 'fastify';
import { allowedBy, type Elapsed } from './counting.ts';
import type { Sharer } from './gossip.ts';
import type { Rate } from './limits.ts';
import { networkOf } from './network.ts';

/** Whether an address may create one more thing that stays on the disk for good: a person or a room. */
export type MayCreate = (request: FastifyRequest) => Promise<boolean>;

export function creationQuota(rate: Rate, elapsed: Elapsed, sharer?: Sharer): MayCreate {
  const allowed = allowedBy(rate, elapsed, sharer);
  return async ({ ip }) => allowed(networkOf(ip));
}
