import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusals.ts';
import type { RoomRefusal } from '../rooms/room.ts';
import type { Nobody } from './people.ts';

/** Why a call is refused: a status for machines in between, a code for the page, a sentence for people who look. */
export type ApiRefusal =
  | RoomRefusal
  | Nobody
  | 'wrong-origin'
  | 'bad-name'
  | 'bad-address'
  | 'not-begun'
  | 'other-rules'
  | 'no-such-code'
  | 'account-exists'
  | 'login-taken'
  | 'wrong-login'
  | 'too-many-requests'
  | 'no-push'
  | 'no-webhooks'
  | 'no-host-key'
  | 'no-such-report'
  | 'no-such-note'
  | 'no-such-person';

const SENTENCES: Readonly<Record<ApiRefusal, readonly [status: number, sentence: string]>> = {
  'wrong-origin': [403, 'This call came from another site.'],
  'no-session': [401, 'Say your name first.'],
  banned: [403, 'The host of this server has shut you out.'],
  'bad-name': [400, 'A name has 1 to 24 letters that can be seen.'],
  'bad-address': [400, 'Only public addresses with https can be called.'],
  'no-such-code': [404, 'This code is not known, was used, or is too old.'],
  'account-exists': [409, 'You have an account.'],
  'login-taken': [409, 'There is an account with this name.'],
  'wrong-login': [401, 'Name and password do not fit.'],
  'too-many-requests': [429, 'Too many tries; wait a while.'],
  'no-push': [404, 'This server sends no notices to browsers.'],
  'no-webhooks': [403, 'The host of this server has not turned webhooks on.'],
  'no-host-key': [401, 'This needs the key of the host of the server.'],
  'no-such-report': [404, 'There is no such report.'],
  'no-such-note': [404, 'There are no such words.'],
  'no-such-person': [404, 'There is no such person.'],
  'no-such-game': [404, 'There is no such game.'],
  'not-begun': [409, 'The game has not begun.'],
  'other-rules': [409, 'The game began under other rules than those of this server.'],
  'already-begun': [409, 'The game has begun.'],
  'no-such-seat': [404, 'There is no such seat.'],
  'seat-taken': [409, 'Somebody sits there.'],
  'seat-kept': [409, 'This seat is kept for somebody.'],
  'already-seated': [409, 'You have a seat.'],
  'not-seated': [403, 'You have no seat at this table.'],
  'clan-taken': [409, 'Somebody chose this clan.'],
  'clans-are-drawn': [409, 'Clans are drawn at this table.'],
  'clans-in-turn': [409, 'Clans are chosen in turn once all sit.'],
  'not-your-turn': [409, 'It is not your turn to choose.'],
  'clans-not-chosen': [409, 'Not everybody has chosen a clan.'],
  'bad-contribution': [400, 'Your part of the seed has 22 to 128 letters, digits, - or _.'],
  'not-the-host': [403, 'Only whoever sits first may do this.'],
  'seats-are-free': [409, 'There are free seats.'],
  'not-over': [409, 'The game is not over.'],
};

export function refuseWith(reply: FastifyReply, code: ApiRefusal): FastifyReply {
  const [status, message] = SENTENCES[code];
  const refusal: Refusal = { code, message };
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}
