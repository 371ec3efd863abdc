import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusals.ts';
import type { RoomRefusal } from '../rooms/room.ts';

/** Why a call is refused: a status for machines in between, a code for the page, a sentence for people who look. */
export type ApiRefusal = RoomRefusal | 'wrong-origin' | 'no-session' | 'bad-name' | 'not-begun';

const SENTENCES: Readonly<Record<ApiRefusal, readonly [status: number, sentence: string]>> = {
  'wrong-origin': [403, 'This call came from another site.'],
  'no-session': [401, 'Say your name first.'],
  'bad-name': [400, 'A name has 1 to 24 letters that can be seen.'],
  'no-such-game': [404, 'There is no such game.'],
  'not-begun': [409, 'The game has not begun.'],
  'already-begun': [409, 'The game has begun.'],
  'no-such-seat': [404, 'There is no such seat.'],
  'seat-taken': [409, 'Somebody sits there.'],
  'already-seated': [409, 'You have a seat.'],
  'not-seated': [403, 'You have no seat at this table.'],
  'clan-taken': [409, 'Somebody chose this clan.'],
  'clans-are-drawn': [409, 'Clans are drawn at this table.'],
  'bad-contribution': [400, 'Your part of the seed has 22 to 128 letters, digits, - or _.'],
  'not-the-host': [403, 'Only whoever sits first may do this.'],
  'seats-are-free': [409, 'There are free seats.'],
};

export function refuseWith(reply: FastifyReply, code: ApiRefusal): FastifyReply {
  const [status, message] = SENTENCES[code];
  const refusal: Refusal = { code, message };
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}
