import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  hasBegun,
  type RoomDeed,
  type RoomOptions,
  type RoomWords as Said,
  type ShownRoom,
} from '@hinode/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { allowedBy } from '../limits/counting.ts';
import { cleanWords } from '../notes/words.ts';
import { reveal, start } from '../rooms/beginning.ts';
import {
  beReady,
  changeOptions,
  chooseClan,
  clear,
  type Person,
  type RoomRefusal,
  seatBot,
  seatOf,
  sit,
  standUp,
} from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import { shownByLink, shownTo } from '../rooms/shown.ts';
import type { GameChange, StoredGame } from '../store/store.ts';
import type { Api } from './api.ts';
import { isNobody, type Nobody } from './people.ts';
import { finishedGame } from './record.ts';
import { refuseWith } from './refusing.ts';
import {
  ChangeOptions,
  ChooseClan,
  GameId,
  OpenRoom,
  Ready,
  Reveal,
  RoomWords,
  SeatBot,
  SeatPath,
  TakeSeat,
} from './schemas.ts';
import { hasBots } from './shares.ts';

/** Rooms over HTTP: the lobby, a room by its link, and everything that happens before the game begins. */
export const roomRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, rooms, people, tables, mayCreate, shares, webhooks, limits, elapsed, now, gossip, ratings },
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

  const hereIn = (id: string) => (session: string) => rooms.presence.isHere(id, session);
  const byLink = (session: string | undefined, room: StoredGame): ShownRoom => {
    if (session !== undefined && seatOf(room, session) >= 0) rooms.presence.saw(room.id, session);
    return shownByLink(session, room, { isHere: hereIn(room.id), talk: rooms.talk.in(room), webhooks });
  };

  const answer = (
    reply: FastifyReply,
    session: string | undefined,
    outcome: StoredGame | RoomRefusal,
  ): FastifyReply | ShownRoom => (isRefused(outcome) ? refuseWith(reply, outcome) : byLink(session, outcome));

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    wish: (room: StoredGame, person: Person) => GameChange | RoomRefusal,
    did?: RoomDeed,
  ): Promise<FastifyReply | ShownRoom> => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const changed = await rooms.change(id, (room) => wish(room, person));
    if (did !== undefined && !isRefused(changed)) rooms.talk.say(id, person.session, { did });
    return answer(reply, person.session, changed);
  };

  /** Why the person cannot play at a table with these options, if they cannot. */
  const whyNotRated = async (
    { session }: Person,
    options: Pick<RoomOptions, 'rated'> | undefined,
  ): Promise<'no-ratings' | 'needs-account' | undefined> => {
    if (!options?.rated) return undefined;
    if (ratings === undefined) return 'no-ratings';
    return (await store.accountOf(session)) === undefined ? 'needs-account' : undefined;
  };

  app.get('/games', async (request) => {
    const session = await sessionOf(request);
    return (await rooms.lobby()).map((room) => shownTo(session, room, hereIn(room.id)));
  });

  app.post('/games', { schema: { body: OpenRoom } }, async (request, reply) => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    if (!(await mayCreate(request))) return refuseWith(reply, 'too-many-requests');
    const { options, ...sitting } = request.body;
    const cannot = await whyNotRated(person, options);
    if (cannot !== undefined) return refuseWith(reply, cannot);
    const open = () => rooms.open(options, person, sitting);
    const opened = options.listed ? await shares.listedRoom(person.session, request.ip, open) : await open();
    if (opened === 'too-many') return refuseWith(reply, 'too-many-rooms');
    return answer(reply, person.session, opened);
  });

  app.get('/games/:id', { schema: { params: GameId } }, async (request, reply) => {
    const { id } = request.params;
    const session = await sessionOf(request);
    const room = await rooms.room(id);
    return answer(reply, session, room ?? 'no-such-game');
  });

  const mayTalk = allowedBy(limits.requests, elapsed, gossip?.about('room-talk'));
  app.post('/games/:id/talk', { schema: { params: GameId, body: RoomWords } }, async (request, reply) => {
    const { id } = request.params;
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const said = wordsIn(request.body);
    if (said === undefined) return refuseWith(reply, 'bad-words');
    if (!mayTalk(`${person.session} ${id}`)) return refuseWith(reply, 'too-many-requests');
    const room = await rooms.room(id);
    if (room === undefined) return refuseWith(reply, 'no-such-game');
    if (hasBegun(room.status)) return refuseWith(reply, 'already-begun');
    if (seatOf(room, person.session) < 0) return refuseWith(reply, 'not-seated');
    rooms.talk.say(id, person.session, said);
    return answer(reply, person.session, room);
  });

  app.post('/games/:id/ready', { schema: { params: GameId, body: Ready } }, (request, reply) =>
    change(
      request,
      reply,
      request.params.id,
      (room, person) => beReady(room, person, request.body.value),
      request.body.value ? 'is-ready' : undefined,
    ),
  );

  app.post(
    '/games/:id/options',
    { schema: { params: GameId, body: ChangeOptions } },
    async (request, reply) => {
      const person = await personOf(request);
      if (typeof person === 'string') return refuseWith(reply, person);
      const { id } = request.params;
      const { options } = request.body;
      const room = await rooms.room(id);
      const cannot = await whyNotRated(person, options);
      if (cannot !== undefined) return refuseWith(reply, cannot);
      const alter = () => rooms.change(id, (it) => changeOptions(it, person, options));
      // A room that becomes public takes up a place in the list, like one that was opened as public.
      const isNew = room !== undefined && options.listed && !room.options.listed;
      const changed = isNew ? await shares.listedRoom(person.session, request.ip, alter) : await alter();
      if (changed === 'too-many') return refuseWith(reply, 'too-many-rooms');
      if (!isRefused(changed)) rooms.talk.say(id, person.session, { did: 'changed-options' });
      return answer(reply, person.session, changed);
    },
  );

  app.post('/games/:id/seats', { schema: { params: GameId, body: TakeSeat } }, async (request, reply) => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const { id } = request.params;
    const cannot = await whyNotRated(person, (await rooms.room(id))?.options);
    if (cannot !== undefined) return refuseWith(reply, cannot);
    return change(request, reply, id, (room) => sit(room, person, request.body), 'sat-down');
  });

  app.post('/games/:id/bots', { schema: { params: GameId, body: SeatBot } }, (request, reply) => {
    const { level, character, ...wanted } = request.body;
    const bot = { bot: level, ...(character && { character }) };
    return change(request, reply, request.params.id, (room, person) => seatBot(room, person, wanted, bot));
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
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const { id } = request.params;
    const room = await rooms.room(id);
    const isShared = room !== undefined && hasBots(room);
    // A bot that has sat down in the meantime has not been counted.
    const begin = () =>
      rooms.change(id, (it) => (hasBots(it) && !isShared ? 'not-begun' : start(it, person, now())));
    const begun = isShared ? await shares.botTable(person.session, request.ip, begin) : await begin();
    if (begun === 'too-many') return refuseWith(reply, 'too-many-bot-tables');
    return answer(reply, person.session, begun);
  });

  app.post('/games/:id/reveal', { schema: { params: GameId, body: Reveal } }, (request, reply) =>
    change(request, reply, request.params.id, (room, person) =>
      reveal(room, person, request.body.contribution),
    ),
  );

  app.post('/games/:id/rematch', { schema: { params: GameId } }, async (request, reply) => {
    const person = await personOf(request);
    if (typeof person === 'string') return refuseWith(reply, person);
    const { id } = request.params;
    const rematch = await rooms.rematch(id, person);
    if (isRefused(rematch)) return refuseWith(reply, rematch);
    const { room, isNew } = rematch;
    if (isNew) await tables.at(id, (table) => table.announce({ type: 'rematch', game: room.id }));
    return byLink(person.session, room);
  });

  app.get('/games/:id/record', { schema: { params: GameId } }, async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === undefined) return refuseWith(reply, 'no-such-game');
    return (await finishedGame(store, room)) ?? refuseWith(reply, 'not-over');
  });
};

/** Words or a phrase, but not both. */
function wordsIn({ words, phrase }: Static<typeof RoomWords>): Said | undefined {
  if (phrase !== undefined) return words === undefined ? { phrase } : undefined;
  const clean = words === undefined ? undefined : cleanWords(words);
  return clean === undefined ? undefined : { words: clean };
}
