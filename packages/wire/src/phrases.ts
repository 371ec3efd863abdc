import type { Phrase } from './notes.ts';

/** The game itself shows whether these hold, so they may be promised. */
export const PROMISES = ['stay-out', 'stay-out-if', 'no-bid', 'stay-allied', 'play', 'not-play'] as const;

export type PromisablePhrase = Extract<Phrase, { readonly say: (typeof PROMISES)[number] }>;

export const canBePromised = (phrase: Phrase): phrase is PromisablePhrase =>
  PROMISES.some((say) => say === phrase.say);
