import { normalizeIP } from '@fastify/rate-limit';

/**
 * What limits count as one address. In IPv6 everybody is given a whole network of 64 bits, and could call from a new address each
 * time. A client that has hung up already has no address.
 */
export const networkOf = (address: string | undefined): string =>
  address === undefined ? 'gone' : normalizeIP(address);
