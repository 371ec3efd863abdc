import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';

/** What became of one's own games: nobody else may ask. */
export const statisticsRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { people, statistics }) => {
  app.get('/me/statistics', async (request, reply) => {
    const who = await people.who(request);
    return isNobody(who) ? refuseWith(reply, who) : statistics.of(who.id);
  });
};
