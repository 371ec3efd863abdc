import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ClanId } from '@hinode/engine';
import type { FastifyRequest } from 'fastify';
import { hasOtherRules, seatOf } from '../rooms/room.ts';
import { takeSocket } from '../socket/socket.ts';
import type { Api } from './online.ts';
import { isNobody } from './people.ts';
import { type ApiRefusal, refuseWith } from './refusing.ts';
import { GameId, Seen, TableRequest } from './schemas.ts';

interface Seated {
  readonly person: string;
  readonly clan: ClanId;
}

/** Sockets are closed by numbers: 4000 and the status that a call would be refused with. */
const CLOSED = {
  'no-session': 4401,
  banned: 4403,
  'not-seated': 4403,
  'no-such-game': 4404,
  'not-begun': 4404,
  'other-rules': 4409,
  'too-many-requests': 4429,
} as const satisfies Partial<Record<ApiRefusal, number>>;
type TableClosed = keyof typeof CLOSED;

/** What one person may send to one table in ten seconds, by however many browsers. */
const MOST_CALLS = 100;
const WINDOW = 10_000;

/** The table of a game that has begun: a socket for those who sit, and one call for programs without a socket. */
export const tableRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { rooms, people, tables, sockets, now },
) => {
  const seatedAt = async (request: FastifyRequest, id: string): Promise<Seated | TableClosed> => {
    const who = await people.who(request);
    if (isNobody(who)) return who;
    const room = await rooms.room(id);
    if (room === undefined) return 'no-such-game';
    if (room.status === 'open') return 'not-begun';
    const clan = room.seats[seatOf(room, who.id)]?.clan;
    if (clan === undefined) return 'not-seated';
    return hasOtherRules(room) ? 'other-rules' : { person: who.id, clan };
  };

  const calls = app.createRateLimit({
    max: MOST_CALLS,
    timeWindow: WINDOW,
    keyGenerator: (request) => `seat ${request.cookies['hinode']} ${request.url}`,
  });

  app.post(
    '/games/:id/requests',
    { schema: { params: GameId, body: TableRequest } },
    async (request, reply) => {
      const { id } = request.params;
      const seated = await seatedAt(request, id);
      if (typeof seated === 'string') return refuseWith(reply, seated);
      const pace = await calls(request);
      if (!pace.isAllowed && pace.isExceeded) return refuseWith(reply, 'too-many-requests');
      return (
        (await tables.at(id, (table) => table.request(seated.clan, request.body))) ??
        refuseWith(reply, 'not-begun')
      );
    },
  );

  app.get(
    '/games/:id/table',
    { websocket: true, schema: { params: GameId, querystring: Seen } },
    (socket, request) => {
      const { id } = request.params;
      const close = (why: TableClosed): void => socket.close(CLOSED[why], why);
      const seat = seatedAt(request, id).then((seated) => {
        if (typeof seated === 'string') close(seated);
        else if (sockets.add(socket, { person: seated.person, game: id })) return seated.clan;
        else close('too-many-requests');
        return undefined;
      });
      takeSocket(socket, {
        id,
        tables,
        line: request.raw.socket,
        seat,
        seen: request.query.seen,
        heard: request.query.heard,
        now,
        failed: (problem) => request.log.error(problem),
      });
    },
  );
};
