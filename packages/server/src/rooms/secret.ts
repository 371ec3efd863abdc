import { randomBytes } from 'node:crypto';

/** A new secret of the server: 256 bits, in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');
