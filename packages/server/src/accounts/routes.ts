import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Api } from '../http/api.ts';
import { hashOf, isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { Code } from '../http/schemas.ts';
import { networkOf } from '../limits/network.ts';
import { StoreError } from '../store/store.ts';
import { newGuesses, readCode } from './codes.ts';
import { keyRoutes } from './key-routes.ts';
import { knownBrowsers } from './known-browsers.ts';
import { newPasswords } from './passwords.ts';
import { isAccount, newProving } from './proving.ts';
import { ChangePassword, Credentials } from './schemas.ts';
import { newTries } from './tries.ts';

/** An account is a name and a password that give another browser a key to the same person. Nobody needs one. */
export const accountRoutes: FastifyPluginAsyncTypebox<Api> = async (app, api) => {
  const { store, people, adminKey, sockets, limits, elapsed, now, gossip } = api;
  const passwords = newPasswords(limits.passwords);
  const browsers = knownBrowsers(adminKey);
  const guesses = newGuesses(limits.codes, elapsed, gossip?.about('codes'));
  const tries = newTries(limits.logins, elapsed, gossip?.about('logins'));
  const proving = newProving({ store, passwords, browsers, tries });
  await app.register(keyRoutes, { ...api, proving });

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
    browsers.remember(request, reply, who.id);
    return { name: who.name, login };
  });

  app.post('/account/password', { schema: { body: ChangePassword } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const account = await store.accountOf(who.id);
    if (account === undefined) return refuseWith(reply, 'no-account');
    const { password, newPassword } = request.body;
    const why = await proving.confirm(request, who, password);
    if (why !== undefined) return refuseWith(reply, why);
    await store.changePassword(who.id, await passwords.hash(newPassword));
    // Whoever had the old one, or a key, or a code, has nothing any more; this browser gets a new key.
    const renewed = await people.letIn(request, reply, who.id);
    if (renewed === undefined) return refuseWith(reply, 'no-session');
    await store.endOtherKeys(who.id, renewed.tokenHash);
    sockets.askAgain(who.id);
    return { name: who.name, login: account.login };
  });

  app.post('/login', { schema: { body: Credentials } }, async (request, reply) => {
    const account = await proving.enter(request, request.body.login, request.body.password);
    if (!isAccount(account)) return refuseWith(reply, account);
    const who = await people.letIn(request, reply, account.person);
    if (who === undefined) return refuseWith(reply, 'wrong-login');
    browsers.remember(request, reply, account.person);
    return { name: who.name, login: account.login };
  });

  app.post('/keys', { schema: { body: Code } }, async (request, reply) => {
    const network = networkOf(request.ip);
    if (!guesses.mayTry(network)) return refuseWith(reply, 'too-many-requests');
    const person = await store.takeCode(hashOf(readCode(request.body.code)), now());
    const who = person === undefined ? undefined : await people.letIn(request, reply, person);
    if (who === undefined) {
      guesses.wrong(network);
      return refuseWith(reply, 'no-such-code');
    }
    if (await store.accountOf(who.id)) browsers.remember(request, reply, who.id);
    return { name: who.name };
  });

  app.post('/logout', async (request, reply) => {
    const who = await people.whoever(request);
    if (who !== undefined && (await store.accountOf(who.id))) browsers.remember(request, reply, who.id);
    await people.letGo(request, reply);
    return {};
  });
};
