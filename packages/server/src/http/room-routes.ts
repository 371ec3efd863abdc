import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clear, type Person, type RoomRefusal, seatBot, seatOf, sit, standUp, start } from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import { type ShownRoom, shownTo } from '../rooms/shown.ts';
import type { GameChange, StoredGame } from '../store/store.ts';
import type { Online } from './online.ts';
import { refuseWith } from './refusing.ts';
import { GameId, OpenRoom, SeatBot, SeatPath, TakeSeat } from './schemas.ts';

/** Rooms over HTTP: the lobby, a room by its link, and everything that happens before the game begins. */
export const roomRoutes: FastifyPluginAsyncTypebox<Online> = async (app, { rooms, people }) => {
  const personOf = async (request: FastifyRequest): Promise<Person | undefined> => {
    const session = await people.of(request);
    return session && { session: session.id, name: session.name };
  };

  const answer = (
    reply: FastifyReply,
    person: Person | undefined,
    outcome: StoredGame | RoomRefusal,
  ): FastifyReply | ShownRoom =>
    isRefused(outcome) ? refuseWith(reply, outcome) : shownTo(person?.session, outcome);

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    wish: (room: StoredGame, person: Person) => GameChange | RoomRefusal,
  ): Promise<FastifyReply | ShownRoom> => {
    const person = await personOf(request);
    if (person === undefined) return refuseWith(reply, 'no-session');
    return answer(reply, person, await rooms.change(id, (room) => wish(room, person)));
  };

  app.get('/games', async (request) => {
    const person = await personOf(request);
    return (await rooms.lobby()).map((room) => shownTo(person?.session, room));
  });

  app.post('/games', { schema: { body: OpenRoom } }, async (request, reply) => {
    const person = await personOf(request);
    if (person === undefined) return refuseWith(reply, 'no-session');
    const { options, ...sitting } = request.body;
    return answer(reply, person, await rooms.open(options, person, sitting));
  });

  app.get('/games/:id', { schema: { params: GameId } }, async (request, reply) => {
    const room = await rooms.room(request.params.id);
    return answer(reply, await personOf(request), room ?? 'no-such-game');
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

  app.post('/games/:id/start', { schema: { params: GameId } }, (request, reply) =>
    change(request, reply, request.params.id, start),
  );
};
