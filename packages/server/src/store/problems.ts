const STORE_PROBLEMS = [
  'bad-input',
  'no-such-game',
  'game-exists',
  'no-such-person',
  'session-exists',
  'account-exists',
  'login-taken',
  'push-taken',
  /** More waits for the disk than may be kept in memory: try again soon. */
  'store-busy',
  'store-closed',
  'store-newer',
  'store-unreadable',
  'store-damaged',
  'store-read-only',
  'store-unreachable',
  /** A folder that was used before has no games in it any more. */
  'store-missing',
  /** The file was deleted or replaced while it was used. */
  'store-gone',
  'disk-full',
  'disk-failed',
  'backup-exists',
  /** Games are being moved into it, or a move was cut off: what it holds is not whole. */
  'store-moving',
  /** Servers are using it now. */
  'store-in-use',
  /** Its tables are those of an earlier version. */
  'store-older',
  /** What games are to be moved into holds others. */
  'target-not-empty',
  /** Something was not read back as it was written. */
  'copy-differs',
] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** What the store refuses: a code for programs, a sentence for the admin. Nothing was changed. */
export class StoreError extends Error {
  readonly code: StoreProblem;
  constructor(code: StoreProblem, sentence: string) {
    super(sentence);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** How many writes may wait. Two thousand players who all move at once are far less. */
export const MOST_WAITING = 8192;

export const BUSY = (): StoreError =>
  new StoreError('store-busy', 'Too much waits to be written. Nothing was done: try again soon.');

export const CLOSED = (): StoreError => new StoreError('store-closed', 'The store is closed.');
