import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownName } from '../refusals.ts';

/**
 * A server for this machine alone refuses calls under any name that is not its own. Another site's name may be made to resolve to
 * this machine at any moment (DNS rebinding), and that site's page would then have access here. A numeric address belongs to no
 * site.
 */
export function refuseOtherNames(app: FastifyInstance, url: string | undefined): void {
  const ours = url === undefined ? undefined : new URL(url).hostname;
  app.addHook('onRequest', async ({ hostname }, reply) => {
    const name = hostname.toLowerCase();
    return name === ours || isLocalName(name) ? undefined : refuseUnknownName(reply);
  });
}

/** A program that sends no host name is not a browser. */
const isLocalName = (name: string): boolean =>
  name === '' || /^(.+\.)?localhost\.?$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
