import { expect, test } from 'vitest';
import { lackIn } from './lack.ts';

test.each([
  ['mara', 'a long one', undefined],
  ['mara', 'too short', 'account.too-short'],
  ['mara', '', 'account.too-short'],
  ['ma', 'a long one', 'account.login-short'],
  ['', '', 'account.login-short'],
])('an account %o with password %o lacks %s', (login, password, lack) => {
  expect(lackIn(login, password)).toBe(lack);
});
