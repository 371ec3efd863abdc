import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What a client gets instead of what it asked for: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

const NOT_FOUND: Refusal = { code: 'not-found', message: 'There is nothing at this address.' };
const OUR_FAULT: Refusal = {
  code: 'server-error',
  message: 'The server made a mistake. It was written down.',
};

/** The store has too much to do, or is about to close: whoever comes back in a moment finds it well. */
const NOT_NOW: Refusal = {
  code: 'not-now',
  message: 'The server cannot do this now; try again in a moment.',
};
const NOT_NOW_CODES: ReadonlySet<string> = new Set(['store-busy', 'store-closed']);

export function refuseNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, NOT_FOUND);
}

/** Anything thrown: a client's mistake is told to the client, ours is logged and told without details. */
export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 404 || status === 403) return send(reply, 404, NOT_FOUND);
  if (status >= 400 && status < 500) return send(reply, status, mistake(status));
  if (NOT_NOW_CODES.has(error.code)) return send(reply.header('retry-after', '1'), 503, NOT_NOW);
  request.log.error(error);
  return send(reply, 500, OUR_FAULT);
}

function mistake(status: number): Refusal {
  const name = STATUS_CODES[status] ?? 'Bad Request';
  return { code: name.toLowerCase().replaceAll(' ', '-'), message: `The request was refused: ${name}.` };
}

function send(reply: FastifyReply, status: number, refusal: Refusal): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}
