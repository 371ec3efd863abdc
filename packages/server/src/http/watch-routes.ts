import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hasOtherRules } from '../rooms/room.ts';
import { shownToWatchers } from '../rooms/shown.ts';
import { takeSocket } from '../socket/socket.ts';
import type { Api } from './online.ts';
import { finishedGame } from './record.ts';
import { refuseWith } from './refusing.ts';
import { Seen, WatchId } from './schemas.ts';

/** Looking on, by a link of its own: only what is public, and no way to a seat. */
export const watchRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { store, tables, sockets, now }) => {
  app.get('/watch/:watch', { schema: { params: WatchId } }, async (request, reply) => {
    const room = await store.byWatch(request.params.watch);
    return room === undefined ? refuseWith(reply, 'no-such-game') : shownToWatchers(room);
  });

  app.get('/watch/:watch/record', { schema: { params: WatchId } }, async (request, reply) => {
    const room = await store.byWatch(request.params.watch);
    if (room === undefined) return refuseWith(reply, 'no-such-game');
    return (await finishedGame(store, room)) ?? refuseWith(reply, 'not-over');
  });

  app.get(
    '/watch/:watch/table',
    { websocket: true, schema: { params: WatchId, querystring: Seen } },
    async (socket, request) => {
      const room = await store.byWatch(request.params.watch);
      if (room === undefined) return socket.close(4404, 'no-such-game');
      if (hasOtherRules(room)) return socket.close(4409, 'other-rules');
      if (!sockets.add(socket, { game: room.id })) return socket.close(4429, 'too-many-requests');
      takeSocket(socket, {
        id: room.id,
        tables,
        line: request.raw.socket,
        seat: Promise.resolve(undefined),
        seen: request.query.seen,
        heard: request.query.heard,
        now,
        failed: (problem) => request.log.error(problem),
      });
    },
  );
};
