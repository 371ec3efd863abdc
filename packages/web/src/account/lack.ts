/** What a new account lacks, so that the page says it in its own language, not the browser in another. */
export type Lack = 'account.too-short' | 'account.login-short';

/** As the server wants it. */
export const SHORTEST_PASSWORD = 10;
const SHORTEST_LOGIN = 3;

const lengthOf = (text: string): number => [...text].length;

export const isTooShort = (password: string): boolean => lengthOf(password) < SHORTEST_PASSWORD;

export function lackIn(login: string, password: string): Lack | undefined {
  if (lengthOf(login) < SHORTEST_LOGIN) return 'account.login-short';
  return isTooShort(password) ? 'account.too-short' : undefined;
}
