import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../store/ids.ts';
import type { Session, Store } from '../store/store.ts';

/** Persons: a name and a browser are enough. The seat belongs to the cookie, which no script can read. */

const COOKIE = 'hinode';
/** The longest that browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;
const LONGEST_NAME = 24;

/** Letters that are not seen, or that turn the text around them. */
const UNSEEN = /\p{C}|\p{Zl}|\p{Zp}/u;

/** A name as it is shown, or undefined if it cannot be. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return name === '' || [...name].length > LONGEST_NAME || UNSEEN.test(name) ? undefined : name;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface People {
  /** Who is behind a request. */
  of(request: FastifyRequest): Promise<Session | undefined>;
  /** Greets somebody new, or gives somebody known another name. */
  greet(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
}

export function peopleIn(store: Store, now: () => number): People {
  const of = async ({ cookies }: FastifyRequest): Promise<Session | undefined> => {
    const token = cookies[COOKIE];
    return token === undefined ? undefined : store.session(hashOf(token));
  };
  return {
    of,
    greet: async (request, reply, name) => {
      const known = await of(request);
      if (known !== undefined) {
        await store.renameSession(known.id, name);
        return;
      }
      const token = randomBytes(32).toString('base64url');
      await store.createSession({ id: newId(), tokenHash: hashOf(token), name, createdAt: now() });
      reply.setCookie(COOKIE, token, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        maxAge: KEPT,
        secure: request.protocol === 'https',
      });
    },
  };
}
