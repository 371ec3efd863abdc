import { createHash } from 'node:crypto';

/** The lists of a game; a request to one is never the echo of a request to the other. */
const PREFIX = { entries: '', notes: 'note ' } as const;

/** Keys of any length cost a game eight bytes each; two keys of one game do not meet in 64 bits. */
export const shortened = (list: keyof typeof PREFIX, key: string | undefined): Uint8Array | undefined =>
  key === undefined
    ? undefined
    : createHash('sha256').update(`${PREFIX[list]}${key}`).digest().subarray(0, 8);
