import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RatingsHere } from '@hinode/wire';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { AskedSeason } from './schemas.ts';

/** Who is how strong, where the admin of the server wants to know. */
export const ratingRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { ratings, people }) => {
  app.get('/ratings', { schema: { querystring: AskedSeason } }, async (request, reply) => {
    if (ratings === undefined) return {} satisfies RatingsHere;
    const who = await people.who(request);
    const leaderboard = await ratings.leaderboard(isNobody(who) ? undefined : who.id, request.query.since);
    return leaderboard === undefined
      ? refuseWith(reply, 'no-such-season')
      : ({ leaderboard } satisfies RatingsHere);
  });
};
