import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowedBy } from '../limits/counting.ts';
import { networkOf } from '../limits/network.ts';
import { hasOtherRules } from '../rooms/room.ts';
import { shownToWatchers } from '../rooms/shown.ts';
import { type Admitted, takeSocket } from '../socket/socket.ts';
import type { Api } from './api.ts';
import { finishedGame } from './record.ts';
import { refuseWith } from './refusing.ts';
import { Seen, SeenEntries, WatchId } from './schemas.ts';
import { tableViewFor } from './table-view.ts';

/** Watching, by a link of its own: only what is public, and no way to a seat. */
export const watchRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, rooms, tables, sockets, limits, elapsed, gossip },
) => {
  const allowed = allowedBy(limits.requests, elapsed, gossip?.about('watch'));
  const asker =
    (network: string, game: string): Admitted['mayAsk'] =>
    (weight) =>
      allowed(`${network} ${game}`, weight);

  app.get('/watch/:watch', { schema: { params: WatchId } }, async (request, reply) => {
    const room = await rooms.byWatch(request.params.watch);
    return room === undefined
      ? refuseWith(reply, 'no-such-game')
      : shownToWatchers(room, (session) => rooms.presence.isHere(room.id, session));
  });

  app.get('/watch/:watch/record', { schema: { params: WatchId } }, async (request, reply) => {
    const room = await rooms.byWatch(request.params.watch);
    if (room === undefined) return refuseWith(reply, 'no-such-game');
    return (await finishedGame(store, room)) ?? refuseWith(reply, 'not-over');
  });

  app.get(
    '/watch/:watch/view',
    { schema: { params: WatchId, querystring: SeenEntries } },
    async (request, reply) => {
      const room = await rooms.byWatch(request.params.watch);
      if (room === undefined) return refuseWith(reply, 'no-such-game');
      if (hasOtherRules(room)) return refuseWith(reply, 'other-rules');
      const mayAsk = asker(networkOf(request.ip), room.id);
      const shown = await tableViewFor(tables, room.id, undefined, request.query.seen, mayAsk);
      return typeof shown === 'string' ? refuseWith(reply, shown) : shown;
    },
  );

  app.get(
    '/watch/:watch/table',
    { websocket: true, schema: { params: WatchId, querystring: Seen } },
    (socket, request) => {
      const network = networkOf(request.ip);
      const admit = async (): Promise<Admitted | undefined> => {
        const room = await rooms.byWatch(request.params.watch);
        if (room === undefined) socket.close(4404, 'no-such-game');
        else if (hasOtherRules(room)) socket.close(4409, 'other-rules');
        else if (sockets.add(socket, { game: room.id, network }))
          return { game: room.id, mayAsk: asker(network, room.id) };
        else socket.close(4429, 'too-many-requests');
        return undefined;
      };
      takeSocket(socket, {
        tables,
        line: request.raw.socket,
        admitted: admit(),
        seen: request.query.seen,
        heard: request.query.heard,
        form: request.query.form,
        limits,
        failed: (problem) => request.log.error(problem),
      });
    },
  );
};
