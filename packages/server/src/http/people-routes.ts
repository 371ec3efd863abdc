import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ShownRoom } from '@hinode/wire';
import { newCode } from '../accounts/codes.ts';
import { friendsAtPlay } from '../rooms/friends.ts';
import { seatOf } from '../rooms/room.ts';
import { shownTo, shownToWatchers } from '../rooms/shown.ts';
import type { Api } from './api.ts';
import { askedIn } from './asked-clans.ts';
import { type Glanced, newGlances } from './glances.ts';
import { cleanName, hashOf, isNobody } from './people.ts';
import { refuseWith } from './refusing.ts';
import { Name } from './schemas.ts';

/** A code is read off one screen and typed or scanned on another; that does not take longer. */
const CODE_LASTS = 10 * 60_000;
const MOST_GAMES = 100;

/** Who am I here, what do I play, and how do I get to another device? */
export const peopleRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, rooms, people, mayCreate, now },
) => {
  const glances = newGlances(store);

  app.get('/me', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const account = await store.accountOf(who.id);
    return { name: who.name, ...(account && { login: account.login }) };
  });

  app.post('/me', { schema: { body: Name } }, async (request, reply) => {
    const name = cleanName(request.body.name);
    if (name === undefined) return refuseWith(reply, 'bad-name');
    const who = await people.who(request);
    if (who === 'banned') return refuseWith(reply, who);
    if (isNobody(who) && !(await mayCreate(request))) return refuseWith(reply, 'too-many-requests');
    await people.greet(request, reply, name);
    return { name };
  });

  app.get('/me/games', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const shown: ShownRoom[] = [];
    for (const game of await store.gamesOf(who.id, MOST_GAMES)) {
      const isOpen = game.status === 'open' && seatOf(game, who.id) >= 0;
      if (isOpen) rooms.presence.saw(game.id, who.id);
      const glanced = await glances(game);
      const room = shownTo(who.id, game, (session) => rooms.presence.isHere(game.id, session));
      shown.push(glanced ? { ...room, ...glancedBy(room, glanced) } : room);
    }
    return shown;
  });

  app.get('/me/friends', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const shown: ShownRoom[] = [];
    for (const game of await friendsAtPlay(store, who.id)) {
      const glanced = await glances(game);
      if (glanced) shown.push({ ...shownToWatchers(game), glance: glanced.glance });
    }
    return shown;
  });

  app.post('/me/code', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const code = newCode();
    const until = now() + CODE_LASTS;
    await store.addCode(hashOf(code), who.id, until);
    return { code, until };
  });
};

/** What somebody who sits there sees of how it stands. */
function glancedBy({ seats, mine }: ShownRoom, { glance, words }: Glanced): Partial<ShownRoom> {
  const clan = mine === undefined ? undefined : seats[mine]?.clan;
  const last = clan && words[clan];
  return {
    glance,
    waitingFor: askedIn(glance),
    ...(last !== undefined && { words: last }),
  };
}
