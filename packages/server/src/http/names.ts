import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownName } from '../refusals.ts';

/**
 * On a server for this machine alone, refuses calls by a name that is not its own. The name of another site may lead to this
 * machine from one moment to the next (DNS rebinding), and the site's page would then be at home here. An address
 * in figures belongs to no site.
 */
export function refuseOtherNames(app: FastifyInstance, url: string | undefined): void {
  const ours = url === undefined ? undefined : new URL(url).hostname;
  app.addHook('onRequest', async ({ hostname }, reply) => {
    const name = hostname.toLowerCase();
    return name === ours || isLocalName(name) ? undefined : refuseUnknownName(reply);
  });
}

/** A program that names nobody is no browser. */
const isLocalName = (name: string): boolean =>
  name === '' || /^(.+\.)?localhost\.?$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
