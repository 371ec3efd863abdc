import type { Key } from '@hinode/text';

/** Why the server refused a call, in words. */
const WORDS: Readonly<Record<string, Key>> = {
  'no-server': 'online.no-server',
  'bad-name': 'online.bad-name',
  'no-such-game': 'online.no-such-game',
  'no-such-code': 'online.no-such-code',
  'already-begun': 'online.already-begun',
  'not-over': 'online.not-over',
  'seat-taken': 'online.seat-taken',
  'seat-kept': 'online.seat-kept',
  'clan-taken': 'online.clan-taken',
  'clan-not-here': 'online.clan-not-here',
  'too-few-clans': 'online.too-few-clans',
  'seats-are-free': 'online.seats-are-free',
  'clans-not-chosen': 'online.clans-not-chosen',
  'not-seated': 'online.not-seated',
  'account-exists': 'online.account-exists',
  'login-taken': 'online.login-taken',
  'wrong-login': 'online.wrong-login',
  'no-account': 'online.no-account',
  'password-needed': 'online.password-needed',
  'wrong-password': 'online.wrong-password',
  'no-such-key': 'online.no-such-key',
  'name-taken': 'online.name-taken',
  'not-now': 'online.not-now',
  'bad-address': 'online.bad-address',
  'bad-mail-address': 'online.bad-mail-address',
  'no-webhooks': 'online.no-webhooks',
  'too-many-rooms': 'online.too-many-rooms',
  'too-many-bot-tables': 'online.too-many-bot-tables',
  'not-the-host': 'online.not-the-host',
  'too-many-requests': 'online.too-many-requests',
  'no-host-key': 'online.no-host-key',
  banned: 'online.banned',
};

export const refusedKey = (code: string): Key => WORDS[code] ?? 'online.refused';
