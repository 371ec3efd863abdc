import type { FastifyReply, FastifyRequest } from 'fastify';

/** The key of a browser travels in a cookie that no script can read. */
const PLAIN = 'hinode';
/** Over https this name prevents other sites from planting a cookie, even those on the same parent domain. */
const GUARDED = '__Host-hinode';
/** A key issued under the guarded name begins with this, and opens nothing under the plain one. */
const MARK = '.';
/** The longest time that browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;

const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

const isGuarded = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const plainKey = ({ cookies }: FastifyRequest): string | undefined => {
  const key = cookies[PLAIN];
  return key?.startsWith(MARK) ? undefined : key;
};

/** Browsers from before keys were guarded still have theirs under the plain name. */
export const keyIn = (request: FastifyRequest): string | undefined =>
  (isGuarded(request) ? request.cookies[GUARDED] : undefined) ?? plainKey(request);

/** Gives a key to the browser; returns it as it was given. */
export function giveKey(request: FastifyRequest, reply: FastifyReply, random: string): string {
  if (!isGuarded(request)) {
    reply.setCookie(PLAIN, random, { ...OPTIONS, maxAge: KEPT });
    return random;
  }
  const key = `${MARK}${random}`;
  putUnderGuard(reply, key);
  return key;
}

export function takeKeyBack(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PLAIN, OPTIONS);
  if (isGuarded(request)) reply.clearCookie(GUARDED, { ...OPTIONS, secure: true });
}

/** A key under the plain name that should be guarded; it is moved if it opens anything. */
export function keyToMove(request: FastifyRequest): string | undefined {
  const { headers, cookies } = request;
  // The response that opens a socket carries no cookies.
  if (!isGuarded(request) || cookies[GUARDED] !== undefined || headers.upgrade !== undefined)
    return undefined;
  return plainKey(request);
}

export function putUnderGuard(reply: FastifyReply, key: string): void {
  reply.setCookie(GUARDED, key, { ...OPTIONS, secure: true, maxAge: KEPT });
  reply.clearCookie(PLAIN, OPTIONS);
}
