import { randomBytes } from 'node:crypto';

/** An id that nobody guesses: 128 bits, in letters an address can hold. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Whether a text can be an id: at least as long as 128 bits are. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{22,64}$/.test(text);
