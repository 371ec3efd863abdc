import type { Flaw } from '@hinode/engine/records';
import type { Message } from './values.ts';

/** What is wrong with a record or with the proof of its shuffles, to go into a sentence. */
export const flawMessage = ({ code, clan }: Flaw): Message => ({
  key: `flaw.${code}`,
  ...(clan && { values: { clan: { name: clan } } }),
});
