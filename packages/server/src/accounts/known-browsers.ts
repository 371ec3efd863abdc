import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminKey } from '../admin/key.ts';
import { newId } from '../store/ids.ts';

/**
 * Browsers that have been let in to an account before, also after they were logged out: a cookie says so. It opens nothing;
 * it only keeps strangers who guess a password from getting in the way of its owner.
 */
export interface KnownBrowsers {
  remember(request: FastifyRequest, reply: FastifyReply, person: string): void;
  /** The browser's own name, if it has been let in as this person. */
  nameOf(request: FastifyRequest, person: string | undefined): string | undefined;
}

const COOKIE = 'hinode-browser';
/** The longest that browsers keep a cookie. */
const KEPT = 400 * 24 * 60 * 60;

export function knownBrowsers({ seal }: Pick<AdminKey, 'seal'>): KnownBrowsers {
  const sealed = (name: string, person: string): string => `${name}.${seal(`browser ${name} ${person}`)}`;
  return {
    remember: (request, reply, person) => {
      reply.setCookie(COOKIE, sealed(newId(), person), {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        maxAge: KEPT,
        secure: request.protocol === 'https',
      });
    },
    nameOf: ({ cookies }, person) => {
      const shown = cookies[COOKIE];
      const [name = ''] = shown?.split('.') ?? [];
      return person !== undefined && shown === sealed(name, person) ? name : undefined;
    },
  };
}
