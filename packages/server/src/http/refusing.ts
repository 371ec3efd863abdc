import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusals.ts';
import type { RoomRefusal } from '../rooms/room.ts';
import type { Nobody } from './people.ts';

/** Why a call is refused: a status for proxies and libraries, a code for the page, a sentence for people. */
export type ApiRefusal =
  | RoomRefusal
  | Nobody
  | 'wrong-origin'
  | 'bad-name'
  | 'bad-words'
  | 'bad-address'
  | 'other-rules'
  | 'no-such-code'
  | 'account-exists'
  | 'login-taken'
  | 'wrong-login'
  | 'no-account'
  | 'password-needed'
  | 'wrong-password'
  | 'no-such-key'
  | 'too-many-requests'
  | 'too-many-rooms'
  | 'too-many-bot-tables'
  | 'no-push'
  | 'push-taken'
  | 'no-mail'
  | 'bad-mail-address'
  | 'no-such-mail'
  | 'no-webhooks'
  | 'no-ratings'
  | 'no-such-season'
  | 'no-such-profile'
  | 'needs-account'
  | 'no-host-key'
  | 'no-such-report'
  | 'no-such-note'
  | 'no-such-person';

const SENTENCES: Readonly<Record<ApiRefusal, readonly [status: number, sentence: string]>> = {
  'wrong-origin': [403, 'This call came from another site.'],
  'no-session': [401, 'Say your name first.'],
  banned: [403, 'The admin of this server has banned you.'],
  'bad-name': [400, 'A name needs 1 to 24 visible characters.'],
  'bad-words': [400, 'That cannot be said: too long, or nothing that can be seen.'],
  'bad-address': [400, 'Only public addresses with https can be used.'],
  'no-such-code': [404, 'This code is not known, was used, or is too old.'],
  'account-exists': [409, 'You already have an account.'],
  'login-taken': [409, 'An account with this name already exists.'],
  'wrong-login': [401, 'Wrong account name or password.'],
  'no-account': [409, 'You have no account.'],
  'password-needed': [403, 'This needs your password once more.'],
  'wrong-password': [403, 'This is not your password.'],
  'no-such-key': [404, 'You have no such browser.'],
  'too-many-requests': [429, 'Too many attempts; wait a while.'],
  'too-many-rooms': [429, 'Too many of your rooms are listed already.'],
  'too-many-bot-tables': [429, 'Too many of your games with bots are running already.'],
  'no-push': [404, 'This server sends no notices to browsers.'],
  'push-taken': [409, 'This address belongs to the browser of somebody else.'],
  'no-mail': [404, 'This server sends no e-mail.'],
  'bad-mail-address': [400, 'This is not an e-mail address.'],
  'no-such-mail': [404, 'This link is not known; the address may be gone already.'],
  'no-webhooks': [403, 'The admin of this server has not turned webhooks on.'],
  'no-ratings': [404, 'No table is rated on this server.'],
  'no-such-season': [404, 'There is no such season.'],
  'no-such-profile': [404, 'There is no such profile.'],
  'needs-account': [403, 'Whoever plays at a rated table has an account.'],
  'no-host-key': [401, 'This needs the key of the server’s admin.'],
  'no-such-report': [404, 'There is no such report.'],
  'no-such-note': [404, 'There is no such message.'],
  'no-such-person': [404, 'There is no such person.'],
  'no-such-game': [404, 'There is no such game.'],
  'not-begun': [409, 'The game has not begun.'],
  'other-rules': [409, 'The game began under other rules than those of this server.'],
  'already-begun': [409, 'The game has already begun.'],
  'no-such-seat': [404, 'There is no such seat.'],
  'seat-taken': [409, 'This seat is already taken.'],
  'seat-kept': [409, 'This seat is kept for somebody.'],
  'already-seated': [409, 'You already have a seat.'],
  'name-taken': [409, 'Somebody with this name is already at the table; change yours first.'],
  'not-seated': [403, 'You have no seat at this table.'],
  'clan-taken': [409, 'Somebody has already chosen this clan.'],
  'clan-not-here': [409, 'This clan is in none of the boxes on this table.'],
  'clans-are-drawn': [409, 'Clans are dealt at random at this table.'],
  'clans-in-turn': [409, 'Clans are chosen in turn once everybody is seated.'],
  'not-your-turn': [409, 'It is not your turn to choose.'],
  'clans-not-chosen': [409, 'Not everybody has chosen a clan.'],
  'bad-contribution': [
    400,
    'Your part of the seed has 22 to 128 letters, digits, - or _, and is the one you sealed if you did.',
  ],
  'not-the-host': [403, 'Only whoever sits first may do this.'],
  'no-character': [400, 'A Random bot has no character.'],
  'seats-are-free': [409, 'There are free seats.'],
  'not-over': [409, 'The game is not over.'],
  'too-few-clans': [400, 'There are not enough clans in these boxes for so many seats.'],
  'bad-setup': [400, 'No game can begin with these options.'],
  'not-available': [400, 'What is asked for is in no box of this server.'],
};

export function refuseWith(reply: FastifyReply, code: ApiRefusal): FastifyReply {
  const [status, message] = SENTENCES[code];
  const refusal: Refusal = { code, message };
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}
