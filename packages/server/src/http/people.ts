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

/** What is kept of a key or a code: enough to know it again, and not enough to use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Nobody, or somebody whom the host of the server has shut out. */
export type Nobody = 'no-session' | 'banned';

export interface People {
  /** Who is behind a request. */
  who(request: FastifyRequest): Promise<Session | Nobody>;
  /** Greets somebody new, or gives somebody known another name. */
  greet(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
  /** From now on this browser is that person, and nobody else it may have been before. */
  letIn(request: FastifyRequest, reply: FastifyReply, person: string): Promise<Session | undefined>;
  /** From now on this browser is nobody. */
  letGo(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const isNobody = (who: Session | Nobody): who is Nobody => typeof who === 'string';

export function peopleIn(store: Store, now: () => number): People {
  const keyOf = ({ cookies }: FastifyRequest): string | undefined => {
    const token = cookies[COOKIE];
    return token === undefined ? undefined : hashOf(token);
  };

  const who = async (request: FastifyRequest): Promise<Session | Nobody> => {
    const key = keyOf(request);
    const session = key === undefined ? undefined : await store.session(key);
    if (session === undefined) return 'no-session';
    return session.banned ? 'banned' : session;
  };

  /** Hands a new key to the browser, and keeps only its hash. */
  const newKey = (request: FastifyRequest, reply: FastifyReply): string => {
    const token = randomBytes(32).toString('base64url');
    reply.setCookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: KEPT,
      secure: request.protocol === 'https',
    });
    return hashOf(token);
  };

  const forgetKey = async (request: FastifyRequest): Promise<void> => {
    const key = keyOf(request);
    if (key !== undefined) await store.dropKey(key);
  };

  return {
    who,
    greet: async (request, reply, name) => {
      const known = await who(request);
      if (!isNobody(known)) {
        await store.renameSession(known.id, name);
        return;
      }
      const tokenHash = newKey(request, reply);
      await store.createSession({ id: newId(), tokenHash, name, createdAt: now() });
    },
    letIn: async (request, reply, person) => {
      await forgetKey(request);
      const tokenHash = newKey(request, reply);
      await store.addKey(person, tokenHash, now());
      return store.session(tokenHash);
    },
    letGo: async (request, reply) => {
      await forgetKey(request);
      reply.clearCookie(COOKIE, { path: '/' });
    },
  };
}
