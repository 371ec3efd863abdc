import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserName } from '../accounts/browser-name.ts';
import { isBlank } from '../notes/words.ts';
import { newId } from '../store/ids.ts';
import type { Session, Store } from '../store/store.ts';
import { giveKey, keyIn, keyToMove, putUnderGuard, takeKeyBack } from './cookies.ts';

/** People: a name and a browser are enough. The seat belongs to the cookie, which no script can read. */

const LONGEST_NAME = 24;

/** Characters that are invisible, or that change the direction of the text around them. */
const UNSEEN = /\p{C}|\p{Zl}|\p{Zp}/u;

const DAY = 24 * 60 * 60_000;
/** The day of a time. When somebody was here is not stored more exactly. */
export const dayOf = (time: number): number => time - (time % DAY);

/** A name as it is shown, or undefined if it cannot be shown. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return isBlank(name) || [...name].length > LONGEST_NAME || UNSEEN.test(name) ? undefined : name;
}

/** What is stored of a key or a code: enough to recognize it, not enough to use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** No person, or one whom the admin of the server has banned. */
export type Nobody = 'no-session' | 'banned';

export interface People {
  /** Who is behind a request. */
  who(request: FastifyRequest): Promise<Session | Nobody>;
  /** The same, but a banned person counts too. */
  whoever(request: FastifyRequest): Promise<Session | undefined>;
  /** Creates a person, or renames a known one. */
  greet(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
  /** From now on this browser belongs to that person, whoever it belonged to before. */
  letIn(request: FastifyRequest, reply: FastifyReply, person: string): Promise<Session | undefined>;
  /** From now on this browser belongs to nobody. */
  letGo(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Moves the key of a browser from before keys were guarded, so that nobody has to log in again. */
  guardKey(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const isNobody = (who: Session | Nobody): who is Nobody => typeof who === 'string';

export function peopleIn(store: Store, now: () => number): People {
  const keyOf = (request: FastifyRequest): string | undefined => {
    const token = keyIn(request);
    return token === undefined ? undefined : hashOf(token);
  };

  const whoever = async (request: FastifyRequest): Promise<Session | undefined> => {
    const key = keyOf(request);
    const session = key === undefined ? undefined : await store.session(key);
    if (key !== undefined && session && dayOf(session.seenAt) !== dayOf(now()))
      // Nobody waits for this, and if it cannot be written now the next call will do it.
      store.seen(key, dayOf(now())).catch(() => {});
    return session;
  };

  const who = async (request: FastifyRequest): Promise<Session | Nobody> => {
    const session = await whoever(request);
    if (session === undefined) return 'no-session';
    return session.banned ? 'banned' : session;
  };

  /** Gives a new key to the browser, and keeps only its hash. */
  const newKey = (request: FastifyRequest, reply: FastifyReply): string =>
    hashOf(giveKey(request, reply, randomBytes(32).toString('base64url')));

  const forgetKey = async (request: FastifyRequest): Promise<void> => {
    const key = keyOf(request);
    if (key !== undefined) await store.dropKey(key);
  };

  return {
    who,
    whoever,
    greet: async (request, reply, name) => {
      const known = await who(request);
      if (!isNobody(known)) {
        await store.renameSession(known.id, name);
        return;
      }
      const tokenHash = newKey(request, reply);
      const browser = browserName(request.headers['user-agent']);
      await store.createSession({ id: newId(), tokenHash, name, createdAt: now(), browser });
    },
    letIn: async (request, reply, person) => {
      await forgetKey(request);
      const tokenHash = newKey(request, reply);
      await store.addKey(person, tokenHash, now(), browserName(request.headers['user-agent']));
      return store.session(tokenHash);
    },
    letGo: async (request, reply) => {
      await forgetKey(request);
      takeKeyBack(request, reply);
    },
    guardKey: async (request, reply) => {
      const token = keyToMove(request);
      if (token !== undefined && (await store.session(hashOf(token))) !== undefined)
        putUnderGuard(reply, token);
    },
  };
}
