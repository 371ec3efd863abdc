import https from 'node:https';
import type { Socket } from 'node:net';
import { LIMITS, type Outgoing } from '../limits/limits.ts';
import { callable, checkedLookup, isPublic, type Outside, PrivateAddress } from './addresses.ts';
import { queueByHostname } from './queue-by-hostname.ts';

/** A small message to somebody else's server. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Calls an address that somebody gave us, and returns the status of the answer: undefined if there was none, or if too many calls
 * are waiting already. It never throws. It does not read the body, so an endless or slow answer ties nothing up.
 */
export type Call = (url: string, sent: Sent) => Promise<number | undefined>;

export function callingBy({
  isAllowed = isPublic,
  ca,
  limits = LIMITS.outside,
  patience = () => AbortSignal.timeout(limits.patience),
}: Outside & { readonly limits?: Outgoing } = {}): Call {
  const queue = queueByHostname(limits);
  const lookup = checkedLookup(isAllowed);

  /** Whatever the name resolved to, this is the address we are really connected to. */
  const checkWho = (socket: Socket): void => {
    socket.once('connect', () => {
      if (socket.remoteAddress === undefined || !isAllowed(socket.remoteAddress))
        socket.destroy(new PrivateAddress());
    });
  };

  const call = (url: URL, { headers, body }: Sent): Promise<number | undefined> =>
    new Promise((resolve) => {
      const request = https.request(url, {
        method: 'POST',
        lookup,
        agent: false,
        signal: patience(),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...(ca !== undefined && { ca }),
      });
      request.on('socket', checkWho);
      request.on('response', (answer) => {
        // A redirect is an answer like any other.
        answer.destroy();
        resolve(answer.statusCode);
      });
      request.on('error', () => resolve(undefined));
      // However it ended, nobody waits for it any longer.
      request.on('close', () => resolve(undefined));
      request.end(body);
    });

  return async (address, sent) => {
    const url = callable(address, isAllowed);
    return url && queue(url.hostname, () => call(url, sent));
  };
}
