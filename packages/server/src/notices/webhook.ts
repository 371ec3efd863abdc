import type { Call } from './calling.ts';

/** Tells a chat group something. It never throws, and never says why it failed: the answer is none of our business. */
export type TellGroup = (url: string, text: string) => Promise<boolean>;

export const tellGroupBy =
  (call: Call): TellGroup =>
  async (url, text) => {
    const status = await call(url, {
      headers: { 'content-type': 'application/json' },
      // The text under two names: most chat services understand one or the other.
      body: JSON.stringify({ text, content: text }),
    });
    return status !== undefined && status < 300;
  };
