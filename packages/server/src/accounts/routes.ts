import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../http/online.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { folded } from '../store/logins.ts';
import { StoreError } from '../store/store.ts';
import { newPasswords } from './passwords.ts';
import { Credentials } from './schemas.ts';

/** Whoever guesses a password gets so many tries in a while, from however many places. */
const TRIES = 10;
const A_WHILE = 15 * 60_000;

/** An account is a name and a password that give another browser a key to the same person. Nobody needs one. */
export const accountRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { store, people }) => {
  const passwords = newPasswords();
  const tries = app.createRateLimit({
    max: TRIES,
    timeWindow: A_WHILE,
    keyGenerator: (request) => `login ${folded(loginIn(request))}`,
  });

  app.post('/account', { schema: { body: Credentials } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const { login, password } = request.body;
    if (passwords.isBusy()) return refuseWith(reply, 'too-many-requests');
    if ((await store.accountOf(who.id)) !== undefined) return refuseWith(reply, 'account-exists');
    try {
      await store.createAccount(who.id, login, await passwords.hash(password));
    } catch (problem) {
      if (!(problem instanceof StoreError)) throw problem;
      if (problem.code !== 'login-taken' && problem.code !== 'account-exists') throw problem;
      return refuseWith(reply, problem.code);
    }
    return { name: who.name, login };
  });

  app.post('/login', { schema: { body: Credentials } }, async (request, reply) => {
    const limit = await tries(request);
    if ((!limit.isAllowed && limit.isExceeded) || passwords.isBusy())
      return refuseWith(reply, 'too-many-requests');
    const { login, password } = request.body;
    const account = await store.account(login);
    if (!(await passwords.isRight(password, account?.passwordHash)) || account === undefined)
      return refuseWith(reply, 'wrong-login');
    const who = await people.letIn(request, reply, account.person);
    return who === undefined ? refuseWith(reply, 'wrong-login') : { name: who.name, login: account.login };
  });

  app.post('/logout', async (request, reply) => {
    await people.letGo(request, reply);
    return {};
  });
};

function loginIn({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'login' in body ? String(body.login) : '';
}
