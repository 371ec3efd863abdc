import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Siblings } from '../operations/siblings.ts';

/** The socket of a table, for its players or for spectators. */
const TABLE = /^\/api\/(?:games|watch)\/([\w-]+)\/table(?:\?|$)/;

/**
 * Everybody at a table meets in one of several processes, so that a move is computed only once. A socket that arrives at another
 * process is passed on with what was read from it, and read again there as if it had just arrived. Nothing depends on that: every
 * process can serve every table.
 */
export function meetInOneProcess({ server }: FastifyInstance, { passOn, take }: Siblings): void {
  /** These stay here: the process that should have taken them was not there. */
  const passedOn = new WeakSet<Socket>();
  const serveHere = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const table = TABLE.exec(request.url ?? '')?.[1];
    if (table !== undefined && !passedOn.has(socket) && passOn(table, socket, asRead(request, head))) return;
    for (const serve of serveHere) serve.call(server, request, socket, head);
  });
  take((socket, read) => {
    if (!server.listening) return void socket.destroy();
    passedOn.add(socket);
    server.emit('connection', socket);
    socket.push(read);
  });
}

/** What came over a connection, byte for byte except for insignificant spaces. */
function asRead({ method, url, httpVersion, rawHeaders }: IncomingMessage, rest: Buffer): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let n = 0; n < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]);
}
