import { hash, verify } from '@node-rs/argon2';
import { inTurn } from '../table/in-turn.ts';

/**
 * Passwords are hashed by argon2id with OWASP's parameters (19 MiB, two passes, one thread). One at a time: a crowd at the
 * door must not take the memory of the tables.
 */
export interface Passwords {
  /** Do so many wait already that another would have to wait too long? */
  isBusy(): boolean;
  hash(password: string): Promise<string>;
  /** Against no hash at all it takes as long, and is false. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
}

const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two ways to type the same letters are one password. */
const asTyped = (password: string): string => password.normalize('NFKC');

export function newPasswords(most: number): Passwords {
  const queue = inTurn();
  let waiting = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    waiting++;
    try {
      return await queue.run(work);
    } finally {
      waiting--;
    }
  };
  /** Of nobody's password: whoever asks for an unknown name waits as long as for a known one. */
  const nobodys = hash(crypto.randomUUID(), STRENGTH);
  return {
    isBusy: () => waiting >= most,
    hash: (password) => run(() => hash(asTyped(password), STRENGTH)),
    isRight: (password, kept) =>
      run(async () => {
        const right = await verify(kept ?? (await nobodys), asTyped(password));
        return right && kept !== undefined;
      }),
  };
}
