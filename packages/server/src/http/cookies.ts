import type { FastifyReply, FastifyRequest } from 'fastify';

/** The key of a browser travels in a cookie that no script can read. */
const PLAIN = 'hinode';
/** Over https its name keeps other sites from planting one, even those whose name ends like ours. */
const GUARDED = '__Host-hinode';
/** A key that was given under the guarded name begins with this, and opens nothing under the plain one. */
const MARK = '.';
/** The longest that browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;

const OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

const isGuarded = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const plainKey = ({ cookies }: FastifyRequest): string | undefined => {
  const key = cookies[PLAIN];
  return key?.startsWith(MARK) ? undefined : key;
};

/** Browsers that came before keys were guarded have theirs under the plain name still. */
export const keyIn = (request: FastifyRequest): string | undefined =>
  (isGuarded(request) ? request.cookies[GUARDED] : undefined) ?? plainKey(request);

/** Hands a key to the browser; gives it as it was handed over. */
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

/** A key under the plain name that should be guarded, to be moved if it opens anything. */
export function keyToMove(request: FastifyRequest): string | undefined {
  const { headers, cookies } = request;
  // The answer to whoever opens a socket carries no cookies.
  if (!isGuarded(request) || cookies[GUARDED] !== undefined || headers.upgrade !== undefined)
    return undefined;
  return plainKey(request);
}

export function putUnderGuard(reply: FastifyReply, key: string): void {
  reply.setCookie(GUARDED, key, { ...OPTIONS, secure: true, maxAge: KEPT });
  reply.clearCookie(PLAIN, OPTIONS);
}
