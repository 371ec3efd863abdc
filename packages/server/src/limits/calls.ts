import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Counts, type Elapsed, newCounts, sharedCounts } from './counting.ts';
import type { Sharer } from './gossip.ts';
import type { Rate } from './limits.ts';
import { networkOf } from './network.ts';

/** From here on each address may make a limited number of calls; `createRateLimit` counts by the same clock. */
export async function limitCalls(
  app: FastifyInstance,
  rate: Rate,
  elapsed?: Elapsed,
  sharer?: Sharer,
): Promise<void> {
  await app.register(rateLimit, {
    max: rate.most,
    timeWindow: rate.within,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: storeBy(elapsed, sharer),
  });
}

type Incr = FastifyRateLimitStore['incr'];

/** The library's own store uses the wall clock: if that were set back by an hour, callers would be locked out for as long. */
function storeBy(elapsed: Elapsed | undefined, sharer: Sharer | undefined): FastifyRateLimitStoreCtor {
  return class Store {
    readonly #counts: Counts;
    constructor(options: object) {
      this.#counts = sharedCounts(newCounts(windowIn(options), elapsed), sharer);
    }
    incr(...[name, answer]: Parameters<Incr>): void {
      const { count, left } = this.#counts.add(name);
      answer(null, { current: count, ttl: left });
    }
    /** The current count, for a caller who asks without counting. */
    read(...[name, answer]: Parameters<Incr>): void {
      const { count, left } = this.#counts.look(name);
      answer(null, { current: count, ttl: left });
    }
    child(options: object): Store {
      return new Store(options);
    }
  };
}

/** The library passes its settings on among other things. */
const windowIn = (options: object): number =>
  'timeWindow' in options && typeof options.timeWindow === 'number' ? options.timeWindow : 0;
