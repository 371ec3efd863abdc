import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { MyProfileHere } from '@hinode/wire';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { ProfileId } from '../http/schemas.ts';
import { shownProfile } from './profiles.ts';
import { ChangeShowing } from './schemas.ts';

/** What somebody lets others see of their games: nothing unless they say so. */
export const profileRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { store, people, ratings }) => {
  const mine = async (person: string): Promise<MyProfileHere> => ({
    ...(await store.shownOf(person)),
    rated: ratings !== undefined,
  });

  app.get('/me/profile', async (request, reply) => {
    const who = await people.who(request);
    return isNobody(who) ? refuseWith(reply, who) : mine(who.id);
  });

  app.post('/me/profile', { schema: { body: ChangeShowing } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    await store.show(who.id, request.body);
    return mine(who.id);
  });

  // Whoever was banned or is forgotten has no profile, and looks like somebody who never had one.
  app.get('/profiles/:id', { schema: { params: ProfileId } }, async (request, reply) => {
    const shown = await shownProfile({ store, ...(ratings && { ratings }) }, request.params.id);
    return shown ?? refuseWith(reply, 'no-such-profile');
  });
};
