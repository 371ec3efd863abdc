import type { Call } from './calling.ts';

/** Tells a chat group something. It never throws, and never says why it failed: the answer is nobody's business. */
export type TellGroup = (url: string, text: string) => Promise<boolean>;

export const tellGroupBy =
  (call: Call): TellGroup =>
  async (url, text) => {
    const status = await call(url, {
      headers: { 'content-type': 'application/json' },
      // Two names for the text: what most chat services understand is one or the other.
      body: JSON.stringify({ text, content: text }),
    });
    return status !== undefined && status < 300;
  };
