import { normalizeIP } from '@fastify/rate-limit';

/**
 * Whom an address stands for when limits count. In IPv6 everybody is given a whole network of 64 bits and could call from a
 * new address each time. Of somebody who has hung up already there is no address.
 */
export const networkOf = (address: string | undefined): string =>
  address === undefined ? 'gone' : normalizeIP(address);
