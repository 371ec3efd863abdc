/**
 * What the nodes of one store tell each other, after it is kept: that there is something to look at. Nothing depends on a
 * word: the truth is in the store, and a word that is lost only delays.
 */
export interface Bus {
  /** To all other nodes. Words about one thing that go out together are one. */
  tell(word: Word, about: string): void;
  close(): Promise<void>;
}

/**
 * `seen`: a person was seen in a room. `grown`: the game has new entries or notes. `deleted`: it is no more. `present`: somebody came to its table, or went.
 * `shut-out`: a person is. `keys-changed`: a person's. `counted`: somebody has asked for so much of what is limited.
 */
export const WORDS = ['seen', 'grown', 'deleted', 'present', 'shut-out', 'keys-changed', 'counted'] as const;
export type Word = (typeof WORDS)[number];

export interface Hearing {
  /** Another node said so. */
  hear(word: Word, about: string): void;
  /** Words may have been lost: whatever one knows by them has to be looked at. */
  missed(): void;
  /** The database does not answer, and said no farewell: other lines to it are as dead as this one was. */
  silent?(): void;
  /** Told what went wrong behind everybody's back. */
  failed(problem: unknown): void;
}

/** For a server that has its store alone: there is nobody to tell. */
export const silentBus: Bus = { tell: () => {}, close: async () => {} };
