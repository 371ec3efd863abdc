import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What a client gets instead of what it asked for: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

const NOT_FOUND: Refusal = { code: 'not-found', message: 'There is nothing at this address.' };
const OUR_FAULT: Refusal = {
  code: 'server-error',
  message: 'The server made a mistake. It has been logged.',
};

/** The store has too much to do, or is about to close: a request made a moment later will succeed. */
const NOT_NOW: Refusal = {
  code: 'not-now',
  message: 'The server cannot do this now; try again in a moment.',
};
const NOT_NOW_CODES: ReadonlySet<string> = new Set(['store-busy', 'store-closed']);
/** The same for callers, but somebody has to do something about it. */
const DISK_CODES: ReadonlySet<string> = new Set([
  'disk-full',
  'disk-failed',
  'store-read-only',
  'store-unreachable',
]);

/** Somebody called us by a name that is not ours. */
const UNKNOWN_NAME: Refusal = {
  code: 'unknown-name',
  message:
    'This server only serves its own machine and does not know the name it was called by; its admin can set that name with --url.',
};

export function refuseUnknownName(reply: FastifyReply): FastifyReply {
  return send(reply, 421, UNKNOWN_NAME);
}

export function refuseNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, NOT_FOUND);
}

/** Handles anything thrown: a client's mistake is reported to the client, ours is logged and reported without details. */
export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 404 || status === 403) return send(reply, 404, NOT_FOUND);
  if (status >= 400 && status < 500) return send(reply, status, mistake(status));
  if (NOT_NOW_CODES.has(error.code)) return send(reply.header('retry-after', '1'), 503, NOT_NOW);
  request.log.error(error);
  if (DISK_CODES.has(error.code)) return send(reply.header('retry-after', '10'), 503, NOT_NOW);
  return send(reply, 500, OUR_FAULT);
}

const UNREAD: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** A request that cannot be read, or did not arrive in time: there is no reply object yet. */
export function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = UNREAD[code] ?? 400;
  const body = JSON.stringify(mistake(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${body.length}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

function mistake(status: number): Refusal {
  const name = STATUS_CODES[status] ?? 'Bad Request';
  return { code: name.toLowerCase().replaceAll(' ', '-'), message: `The request was refused: ${name}.` };
}

/** What failed may have started out as a file, which these headers describe. */
const OF_A_FILE = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges'];

function send(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  for (const name of OF_A_FILE) reply.removeHeader(name);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(refusal);
}
