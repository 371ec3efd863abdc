/**
 * What the nodes of one store tell each other after something is stored: that there is something new to read. Nothing depends on
 * a word: the truth is in the store, and a lost word only causes a delay.
 */
export interface Bus {
  /** To all other nodes. Words about the same thing that go out together are merged into one. */
  tell(word: Word, about: string): void;
  close(): Promise<void>;
}

/**
 * `seen`: a person was seen in a room. `grown`: the game has new entries or notes. `deleted`: it no longer exists. `present`:
 * somebody came to its table or left. `shut-out`: a person was banned. `keys-changed`: a person's keys changed. `counted`:
 * somebody has used up some of what is limited.
 */
export const WORDS = ['seen', 'grown', 'deleted', 'present', 'shut-out', 'keys-changed', 'counted'] as const;
export type Word = (typeof WORDS)[number];

export interface Hearing {
  /** Another node said so. */
  hear(word: Word, about: string): void;
  /** Words may have been lost, so whatever is known only from them has to be checked. */
  missed(): void;
  /** The database stopped answering without closing the connection: all other connections to it are dead too. */
  silent?(): void;
  /** Told about failures that no caller is waiting for. */
  failed(problem: unknown): void;
}

/** For a server that has the store to itself: there is nobody to tell. */
export const silentBus: Bus = { tell: () => {}, close: async () => {} };
