import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ShownRoom } from '@hinode/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseClan,
  clear,
  type Person,
  type RoomRefusal,
  seatBot,
  seatOf,
  sit,
  standUp,
  start,
} from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import { shownTo } from '../rooms/shown.ts';
import type { GameChange, StoredGame } from '../store/store.ts';
import type { Api } from './online.ts';
import { isNobody, type Nobody } from './people.ts';
import { finishedGame } from './record.ts';
import { refuseWith } from './refusing.ts';
import { ChooseClan, GameId, OpenRoom, SeatBot, SeatPath, TakeSeat } from './schemas.ts';

/** Rooms over HTTP: the lobby, a room by its link, and everything that happens before the game begins. */
export const roomRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, rooms, people, tables, mayLast, webhooks },
) => {
  const personOf = async (request: FastifyRequest): Promise<Person | Nobody> => {
    const who = await people.who(request);
    return isNobody(who) ? who : { session: who.id, name: who.name };
  };
  /** For those who only look, it does not matter who they are. */
  const sessionOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const who = await people.who(request);
    return isNobody(who) ? undefined : who.id;
  };

  const answer = (
    reply: FastifyReply,
    session: string | undefined,
    outcome: StoredGame | RoomRefusal,
  ): FastifyReply | ShownRoom =>
    isRefused(outcome) ? refuseWith(reply, outcome) : shownTo(session, outcome, webhooks);

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    wish: (room: StoredGame, person: Person) => GameChange | RoomRefusal,
  ): Promise<FastifyReply | ShownRoom> => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    return answer(reply, person.session, await rooms.change(id, (room) => wish(room, person)));
  };

  app.get('/games', async (request) => {
    const session = await sessionOf(request);
    return (await rooms.lobby()).map((room) => shownTo(session, room));
  });

  app.post('/games', { schema: { body: OpenRoom } }, async (request, reply) => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    if (!(await mayLast(request))) return refuseWith(reply, 'too-many-requests');
    const { options, ...sitting } = request.body;
    return answer(reply, person.session, await rooms.open(options, person, sitting));
  });

  app.get('/games/:id', { schema: { params: GameId } }, async (request, reply) => {
    const room = await rooms.room(request.params.id);
    return answer(reply, await sessionOf(request), room ?? 'no-such-game');
  });

  app.post('/games/:id/seats', { schema: { params: GameId, body: TakeSeat } }, (request, reply) =>
    change(request, reply, request.params.id, (room, person) => sit(room, person, request.body)),
  );

  app.post('/games/:id/bots', { schema: { params: GameId, body: SeatBot } }, (request, reply) => {
    const { seat, level, clan } = request.body;
    return change(request, reply, request.params.id, (room, person) =>
      seatBot(room, person, seat, level, clan),
    );
  });

  app.delete('/games/:id/seats/:seat', { schema: { params: SeatPath } }, (request, reply) => {
    const { id, seat } = request.params;
    return change(request, reply, id, (room, person) =>
      seatOf(room, person.session) === seat ? standUp(room, person) : clear(room, person, seat),
    );
  });

  app.post('/games/:id/clan', { schema: { params: GameId, body: ChooseClan } }, (request, reply) =>
    change(request, reply, request.params.id, (room, person) => chooseClan(room, person, request.body.clan)),
  );

  app.post('/games/:id/start', { schema: { params: GameId } }, async (request, reply) => {
    const { id } = request.params;
    const answered = await change(request, reply, id, start);
    // Clocks run and bots play from now on, whether or not anybody has come to the table yet.
    if (!reply.sent) await tables.at(id, async () => {});
    return answered;
  });

  app.post('/games/:id/rematch', { schema: { params: GameId } }, async (request, reply) => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const { id } = request.params;
    const rematch = await rooms.rematch(id, person);
    if (isRefused(rematch)) return refuseWith(reply, rematch);
    const { room, isNew } = rematch;
    if (isNew) await tables.at(id, (table) => table.announce({ type: 'rematch', game: room.id }));
    return shownTo(person.session, room);
  });

  app.get('/games/:id/record', { schema: { params: GameId } }, async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === undefined) return refuseWith(reply, 'no-such-game');
    return (await finishedGame(store, room)) ?? refuseWith(reply, 'not-over');
  });
};
