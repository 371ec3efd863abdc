import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RatingsHere } from '@hinode/wire';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { AskedSeason, Shown } from './schemas.ts';

/** Who is how strong, where the admin of the server wants to know. */
export const ratingRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { ratings, store, people }) => {
  app.get('/ratings', { schema: { querystring: AskedSeason } }, async (request, reply) => {
    if (ratings === undefined) return {} satisfies RatingsHere;
    const who = await people.who(request);
    const leaderboard = await ratings.leaderboard(isNobody(who) ? undefined : who.id, request.query.since);
    return leaderboard === undefined
      ? refuseWith(reply, 'no-such-season')
      : ({ leaderboard } satisfies RatingsHere);
  });

  app.post('/me/shown', { schema: { body: Shown } }, async (request, reply) => {
    if (ratings === undefined) return refuseWith(reply, 'no-ratings');
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    await store.show(who.id, request.body.value);
    return { leaderboard: await ratings.leaderboard(who.id) };
  });
};
