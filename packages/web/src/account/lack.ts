/** What is wrong with a new account. The page checks it so that the message is in its own language rather than the browser's. */
export type Lack = 'account.too-short' | 'account.login-short';

/** As the server requires it. */
export const SHORTEST_PASSWORD = 10;
const SHORTEST_LOGIN = 3;

const lengthOf = (text: string): number => [...text].length;

export const isTooShort = (password: string): boolean => lengthOf(password) < SHORTEST_PASSWORD;

export function lackIn(login: string, password: string): Lack | undefined {
  if (lengthOf(login) < SHORTEST_LOGIN) return 'account.login-short';
  return isTooShort(password) ? 'account.too-short' : undefined;
}
