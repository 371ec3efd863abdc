import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { GameId } from '../http/schemas.ts';
import { hostOf, seatOf } from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import { StoreError } from '../store/store.ts';
import { mayBeCalled } from './addresses.ts';
import { Endpoint, Subscription, Webhook } from './schemas.ts';

/** Where people want to be told that it is their turn. */
export const noticeRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, people, rooms, push, webhooks, limits },
) => {
  app.get('/push/key', async (_request, reply) =>
    push === undefined ? refuseWith(reply, 'no-push') : { key: push.key },
  );

  app.post('/push', { schema: { body: Subscription } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    if (push === undefined) return refuseWith(reply, 'no-push');
    const { subscription } = request.body;
    if (!mayBeCalled(subscription.endpoint)) return refuseWith(reply, 'bad-address');
    const adding = store.addPush(who.id, subscription, limits.pushes);
    return (await isKept(adding)) ? {} : refuseWith(reply, 'push-taken');
  });

  app.delete('/push', { schema: { body: Endpoint } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const { endpoint } = request.body;
    const isMine = (await store.pushes(who.id)).some((one) => one.endpoint === endpoint);
    if (isMine) await store.dropPush(endpoint);
    return {};
  });

  app.post('/games/:id/webhook', { schema: { params: GameId, body: Webhook } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    if (!webhooks) return refuseWith(reply, 'no-webhooks');
    const { url, language = 'en' } = request.body;
    if (url !== null && !mayBeCalled(url)) return refuseWith(reply, 'bad-address');
    const changed = await rooms.change(request.params.id, (room) => {
      const seat = seatOf(room, who.id);
      return seat < 0 || seat !== hostOf(room) ? 'not-the-host' : { webhook: url, language };
    });
    return isRefused(changed) ? refuseWith(reply, changed) : { webhook: changed.webhook !== undefined };
  });
};

/** False if the address belongs to somebody else's browser. */
async function isKept(adding: Promise<void>): Promise<boolean> {
  try {
    await adding;
    return true;
  } catch (problem) {
    if (problem instanceof StoreError && problem.code === 'push-taken') return false;
    throw problem;
  }
}
