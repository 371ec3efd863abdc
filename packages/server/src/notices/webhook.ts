import https from 'node:https';
import { checkedLookup, isPublic, mayBeCalled, type Outside } from './addresses.ts';

/** Tells a chat group something. It never throws, and never says why it failed: the answer is nobody's business. */
export type TellGroup = (url: string, text: string) => Promise<boolean>;

/** The whole call takes no longer. */
const PATIENCE = 3_000;

export function tellGroupBy({ isAllowed = isPublic, ca }: Outside = {}): TellGroup {
  const lookup = checkedLookup(isAllowed);
  return async (url, text) => {
    if (!mayBeCalled(url, isAllowed)) return false;
    // Two names for the text: what most chat services understand is one or the other.
    const body = JSON.stringify({ text, content: text });
    return new Promise((resolve) => {
      const call = https.request(url, {
        method: 'POST',
        lookup,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(ca !== undefined && { ca }),
      });
      call.on('response', (answer) => {
        // Nobody reads the answer, and a redirect is an answer like any other.
        answer.destroy();
        resolve(answer.statusCode !== undefined && answer.statusCode < 300);
      });
      call.on('error', () => resolve(false));
      call.end(body);
    });
  };
}
