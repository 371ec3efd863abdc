import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Api } from '../http/api.ts';
import { dayOf, isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { leaveAllGames } from './leave-all-games.ts';
import type { Proving } from './proving.ts';
import { Again, KeyPath } from './schemas.ts';

/** In which browsers am I somebody, and how do I stop being so: in one of them, in all others, or altogether? */
export const keyRoutes: FastifyPluginAsyncTypebox<Api & { readonly proving: Proving }> = async (
  app,
  { store, rooms, people, tables, sockets, proving },
) => {
  app.get('/me/keys', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const keys = await store.keys(who.id);
    return keys.map(({ id, tokenHash, browser, createdAt, seenAt }) => ({
      id,
      ...(browser !== '' && { browser }),
      since: dayOf(createdAt),
      seen: dayOf(seenAt),
      isThis: tokenHash === who.tokenHash,
    }));
  });

  app.delete('/me/keys', { schema: { body: Again } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const why = await proving.confirm(request, who, request.body?.password);
    if (why !== undefined) return refuseWith(reply, why);
    await store.endOtherKeys(who.id, who.tokenHash);
    sockets.askAgain(who.id);
    return {};
  });

  app.delete('/me/keys/:key', { schema: { params: KeyPath, body: Again } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const why = await proving.confirm(request, who, request.body?.password);
    if (why !== undefined) return refuseWith(reply, why);
    if (!(await store.endKey(who.id, request.params.key))) return refuseWith(reply, 'no-such-key');
    sockets.askAgain(who.id);
    return {};
  });

  // Also for whoever is shut out: what is kept of them is still theirs.
  app.delete('/me', { schema: { body: Again } }, async (request, reply) => {
    const who = await people.whoever(request);
    if (who === undefined) return refuseWith(reply, 'no-session');
    const why = await proving.confirm(request, who, request.body?.password);
    if (why !== undefined) return refuseWith(reply, why);
    await leaveAllGames(store, rooms, tables, who.id);
    await store.deletePerson(who.id);
    sockets.cutOff({ person: who.id });
    await people.letGo(request, reply);
    return {};
  });
};
