import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ShownRoom } from '@hinode/wire';
import { getUpEverywhere } from '../accounts/leaving.ts';
import { shownTo } from '../rooms/shown.ts';
import { newId } from '../store/ids.ts';
import type { Api } from './online.ts';
import { cleanName, hashOf, isNobody } from './people.ts';
import { refuseWith } from './refusing.ts';
import { Code, Name } from './schemas.ts';
import { waitingFor } from './waiting.ts';

/** A code is read off one screen and typed or scanned on another; that does not take longer. */
const CODE_LASTS = 10 * 60_000;
const MOST_GAMES = 100;

/** Who am I here, what do I play, and how do I get to another device? */
export const peopleRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, rooms, people, tables, sockets, mayLast, now },
) => {
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
    if (isNobody(who) && !(await mayLast(request))) return refuseWith(reply, 'too-many-requests');
    await people.greet(request, reply, name);
    return { name };
  });

  app.delete('/me', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    await getUpEverywhere(store, rooms, tables, who.id);
    await store.deletePerson(who.id);
    sockets.cutOff({ person: who.id });
    await people.letGo(request, reply);
    return {};
  });

  app.get('/me/games', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const shown: ShownRoom[] = [];
    for (const game of await store.gamesOf(who.id, MOST_GAMES)) {
      const asked = await waitingFor(store, game);
      shown.push({ ...shownTo(who.id, game), ...(asked && { waitingFor: asked }) });
    }
    return shown;
  });

  app.get('/me/statistics', async (request, reply) => {
    const who = await people.who(request);
    return isNobody(who) ? refuseWith(reply, who) : store.statistics(who.id);
  });

  app.post('/me/code', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const code = newId();
    const until = now() + CODE_LASTS;
    await store.addCode(hashOf(code), who.id, until);
    return { code, until };
  });

  app.post('/keys', { schema: { body: Code } }, async (request, reply) => {
    const person = await store.takeCode(hashOf(request.body.code), now());
    const who = person === undefined ? undefined : await people.letIn(request, reply, person);
    return who === undefined ? refuseWith(reply, 'no-such-code') : { name: who.name };
  });
};
