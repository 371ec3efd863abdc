import type { FastifyRequest } from 'fastify';
import type { ApiRefusal } from '../http/refusing.ts';
import { networkOf } from '../limits/network.ts';
import { folded } from '../store/logins.ts';
import type { Account, Session, Store } from '../store/store.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Passwords } from './passwords.ts';
import type { Attempt, Tries } from './tries.ts';

/** Whether somebody knows the password of an account. */
export interface Proving {
  /** Whose account it is, for somebody who comes in. */
  enter(request: FastifyRequest, login: string, password: string): Promise<Account | ApiRefusal>;
  /**
   * Asks somebody who is in once more, before what cannot be taken back: a browser may have been left open, or stolen.
   * Whoever has no account has nothing to show.
   */
  confirm(
    request: FastifyRequest,
    who: Session,
    password: string | undefined,
  ): Promise<ApiRefusal | undefined>;
}

interface ProvingOptions {
  readonly store: Pick<Store, 'account' | 'accountOf'>;
  readonly passwords: Passwords;
  readonly tries: Tries;
  readonly browsers: KnownBrowsers;
}

export const isAccount = (proved: Account | ApiRefusal): proved is Account => typeof proved !== 'string';

export function newProving({ store, passwords, tries, browsers }: ProvingOptions): Proving {
  const isRight = async (
    attempt: Attempt,
    password: string,
    account: Account | undefined,
  ): Promise<boolean | 'too-many-requests'> => {
    const giveBack = passwords.isBusy() ? undefined : tries.take(attempt);
    if (giveBack === undefined) return 'too-many-requests';
    const right = await passwords.isRight(password, account?.passwordHash);
    if (right) giveBack();
    return right;
  };
  return {
    enter: async (request, login, password) => {
      const account = await store.account(login);
      const browser = browsers.nameOf(request, account?.person);
      const attempt = { login: folded(login), network: networkOf(request.ip), browser };
      const right = await isRight(attempt, password, account);
      if (right === 'too-many-requests') return right;
      return right && account ? account : 'wrong-login';
    },
    confirm: async (request, who, password) => {
      const account = await store.accountOf(who.id);
      if (account === undefined) return undefined;
      if (password === undefined) return 'password-needed';
      const attempt = {
        login: folded(account.login),
        network: networkOf(request.ip),
        browser: `key ${who.tokenHash}`,
      };
      const right = await isRight(attempt, password, account);
      if (right === 'too-many-requests') return right;
      return right ? undefined : 'wrong-password';
    },
  };
}
