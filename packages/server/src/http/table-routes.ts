import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ClanId } from '@hinode/engine';
import type { FastifyRequest } from 'fastify';
import { allowedBy } from '../limits/counting.ts';
import { STALE_WEIGHT } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { hasOtherRules, seatOf } from '../rooms/room.ts';
import { type Admitted, takeSocket } from '../socket/socket.ts';
import { answerIn } from '../table/view-form.ts';
import type { Api } from './api.ts';
import { isNobody } from './people.ts';
import { type ApiRefusal, refuseWith } from './refusing.ts';
import { Form, GameId, Seen, SeenEntries, TableRequest } from './schemas.ts';
import { tableViewFor } from './table-view.ts';

interface Seated {
  readonly person: string;
  readonly clan: ClanId;
}

/** The codes that sockets are closed with: 4000 plus the status with which a call would be refused. */
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

/** The table of a game that has begun: a socket for those who have a seat, and one call for programs without a socket. */
export const tableRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { rooms, people, tables, sockets, limits, elapsed, gossip },
) => {
  const seatedAt = async (request: FastifyRequest, id: string): Promise<Seated | TableClosed> => {
    const who = await people.who(request);
    if (isNobody(who)) return who;
    const room = await rooms.room(id);
    if (room === undefined) return 'no-such-game';
    if (room.setup === undefined) return 'not-begun';
    const clan = room.seats[seatOf(room, who.id)]?.clan;
    if (clan === undefined) return 'not-seated';
    return hasOtherRules(room) ? 'other-rules' : { person: who.id, clan };
  };

  const allowed = allowedBy(limits.requests, elapsed, gossip?.about('requests'));
  const asker =
    (id: string, { person }: Seated): Admitted['mayAsk'] =>
    (weight) =>
      allowed(`${person} ${id}`, weight);

  app.post(
    '/games/:id/requests',
    { schema: { params: GameId, querystring: Form, body: TableRequest } },
    async (request, reply) => {
      const { id } = request.params;
      const seated = await seatedAt(request, id);
      if (typeof seated === 'string') return refuseWith(reply, seated);
      const mayAsk = asker(id, seated);
      if (!mayAsk()) return refuseWith(reply, 'too-many-requests');
      const { form } = request.query;
      const answer = await tables.at(id, (table) => answerIn(form, table, seated.clan, request.body));
      if (answer?.outcome === 'stale' && !mayAsk(STALE_WEIGHT - 1))
        return refuseWith(reply, 'too-many-requests');
      return answer ?? refuseWith(reply, 'not-begun');
    },
  );

  app.get(
    '/games/:id/view',
    { schema: { params: GameId, querystring: SeenEntries } },
    async (request, reply) => {
      const { id } = request.params;
      const seated = await seatedAt(request, id);
      if (typeof seated === 'string') return refuseWith(reply, seated);
      const shown = await tableViewFor(tables, id, seated.clan, request.query.seen, asker(id, seated));
      return typeof shown === 'string' ? refuseWith(reply, shown) : shown;
    },
  );

  app.get(
    '/games/:id/table',
    { websocket: true, schema: { params: GameId, querystring: Seen } },
    (socket, request) => {
      const { id } = request.params;
      const close = (why: TableClosed): void => socket.close(CLOSED[why], why);
      const admit = async (): Promise<Admitted | undefined> => {
        const seated = await seatedAt(request, id);
        if (typeof seated === 'string') close(seated);
        else if (sockets.add(socket, { person: seated.person, game: id, network: networkOf(request.ip) }))
          return { game: id, clan: seated.clan, mayAsk: asker(id, seated) };
        else close('too-many-requests');
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
