import fs from 'node:fs';
import type { Server, Socket } from 'node:net';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { newPlaces } from './places.ts';

/** The share of the files we may have open that goes to connections; the rest is for the games and the page. */
const SHARE_OF_FILES = 0.75;

/**
 * Closes connections beyond what everybody together, or one address, may hold; an address that `isProxy` accepts speaks for many.
 */
export function limitConnections(
  server: Server,
  { connections, connectionsEach }: Pick<Limits, 'connections' | 'connectionsEach'>,
  isProxy: (address: string) => boolean = () => false,
): void {
  server.maxConnections = Math.min(connections, Math.floor(openFiles() * SHARE_OF_FILES));
  const places = newPlaces();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && isProxy(remoteAddress)) return;
    const giveBack = places.take([{ name: networkOf(remoteAddress), most: connectionsEach }]);
    if (giveBack === undefined) socket.destroy();
    else socket.once('close', giveBack);
  });
}

/** How many files this process may have open; unlimited if the system does not say. */
function openFiles(): number {
  try {
    const limits = fs.readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
