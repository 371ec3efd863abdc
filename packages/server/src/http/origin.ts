import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseWith } from './refusing.ts';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from our own page: browsers send the origin with every request that could do harm. */
export function isOurOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}

/** Another site may not act for somebody who is logged in here; nor may it listen, as it could by opening a socket. */
export async function refuseStrangers(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const opensSocket = request.headers.upgrade !== undefined;
  if (SAFE.has(request.method) && !opensSocket) return undefined;
  return isOurOrigin(request) ? undefined : refuseWith(reply, 'wrong-origin');
}
