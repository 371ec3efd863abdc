import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { seatOf } from '../rooms/room.ts';
import { takeSocket } from '../socket/socket.ts';
import type { Online } from './online.ts';
import { refuseWith } from './refusing.ts';
import { GameId, Seen, TableRequest } from './schemas.ts';

/** The table of a game that has begun: a socket to play and look on, and one call for programs without a socket. */
export const tableRoutes: FastifyPluginAsyncTypebox<Online> = async (app, { rooms, people, tables, now }) => {
  app.post(
    '/games/:id/requests',
    { schema: { params: GameId, body: TableRequest } },
    async (request, reply) => {
      const session = await people.of(request);
      if (session === undefined) return refuseWith(reply, 'no-session');
      const { id } = request.params;
      const room = await rooms.room(id);
      if (room === undefined) return refuseWith(reply, 'no-such-game');
      if (room.status === 'open') return refuseWith(reply, 'not-begun');
      const seat = room.seats[seatOf(room, session.id)]?.clan;
      if (seat === undefined) return refuseWith(reply, 'not-seated');
      return (
        (await tables.at(id, (table) => table.request(seat, request.body))) ?? refuseWith(reply, 'not-begun')
      );
    },
  );

  app.get(
    '/games/:id/table',
    { websocket: true, schema: { params: GameId, querystring: Seen } },
    async (socket, request) => {
      const { id } = request.params;
      const seatHere = async () => {
        const session = await people.of(request);
        const room = await rooms.room(id);
        return session && room?.seats[seatOf(room, session.id)]?.clan;
      };
      takeSocket(socket, {
        id,
        tables,
        seat: seatHere(),
        seen: request.query.seen,
        now,
        failed: (problem) => request.log.error(problem),
      });
    },
  );
};
