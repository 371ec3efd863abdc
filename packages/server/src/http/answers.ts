import { Type } from '@fastify/type-provider-typebox';
import { CHARACTER_CHOICES, LEVEL_IDS } from '@hinode/bots';
import { CLAN_IDS } from '@hinode/engine/facts';
import { WAYS_TO_A_CLAN } from '@hinode/engine/records';
import { COURSES, MEMBER_KINDS, MEMBER_STATES, ROOM_DEEDS, ROOM_PHRASES, STATUS_IDS } from '@hinode/wire';
import { Options } from './schemas.ts';

/** What goes out, for the description of the API. The types bind the code to it, and a test binds the answers to it. */

const exactly = { additionalProperties: false } as const;
const Clan = Type.Enum([...CLAN_IDS]);
const Level = Type.Enum([...LEVEL_IDS]);
const Seat = Type.Integer({ minimum: 0 });
const Time = Type.Integer({ description: 'milliseconds since 1970' });

export const Refused = Type.Object(
  {
    code: Type.String({ description: 'for programs; never changes' }),
    message: Type.String({ description: 'for people' }),
  },
  exactly,
);

export const Nothing = Type.Object({}, exactly);

export const Me = Type.Object({ name: Type.String(), login: Type.Optional(Type.String()) }, exactly);
export const Keys = Type.Array(
  Type.Object(
    {
      id: Type.String({ description: 'names the session when it is to be ended; does not give access' }),
      browser: Type.Optional(Type.String({ description: 'for example Firefox, Linux' })),
      since: Type.Integer({ description: 'the day it was logged in, in milliseconds since 1970' }),
      seen: Type.Integer({ description: 'the day it was last here, in milliseconds since 1970' }),
      isThis: Type.Boolean({ description: 'is it the browser that is asking?' }),
    },
    exactly,
  ),
);
export const Carried = Type.Object({ name: Type.String() }, exactly);
export const NewCode = Type.Object({ code: Type.String(), until: Time }, exactly);

const Proof = Type.Object(
  {
    promise: Type.String(),
    secret: Type.String(),
    contributions: Type.Array(Type.String()),
    seats: Type.Optional(
      Type.Array(
        Type.Object(
          {
            clan: Type.Enum([...WAYS_TO_A_CLAN]),
            commitment: Type.Optional(Type.String()),
            added: Type.Boolean({ description: 'is its text part of the seed?' }),
            open: Type.Optional(Type.Boolean({ description: 'the server had the text from the beginning' })),
          },
          exactly,
        ),
      ),
    ),
  },
  exactly,
);

const Glance = Type.Object(
  {
    season: Type.String(),
    phase: Type.String(),
    turn: Type.Integer(),
    war: Type.Integer({ description: 'how many wars of the season have begun' }),
    wars: Type.Integer(),
    asked: Type.Array(
      Type.Object(
        {
          clan: Clan,
          kind: Type.String(),
          ability: Type.Optional(Type.String()),
          due: Type.Optional(Type.Integer({ description: 'when time runs out, in milliseconds since 1970' })),
        },
        exactly,
      ),
    ),
    clans: Type.Array(Type.Object({ clan: Clan, vp: Type.Integer(), coins: Type.Integer() }, exactly), {
      description: 'by honor',
    }),
    leaders: Type.Record(Type.String(), Type.Array(Clan), {
      description: 'who would win where now; in the province of a battle, everybody who fights',
    }),
    battle: Type.Optional(Type.Object({ province: Type.String(), sealed: Type.Array(Clan) }, exactly)),
    offers: Type.Array(Type.Object({ clan: Clan, to: Clan }, exactly)),
    movedAt: Type.Optional(Time),
  },
  {
    ...exactly,
    description: 'how the game stands, in a list of one’s own games; only what everybody may see',
  },
);

export const Room = Type.Object(
  {
    id: Type.String(),
    createdAt: Time,
    status: Type.Enum([...STATUS_IDS]),
    options: Type.Object({ ...Options.properties, rules: Type.Optional(Type.String()) }, exactly),
    seats: Type.Array(
      Type.Object(
        {
          clan: Type.Optional(Clan),
          name: Type.Optional(Type.String()),
          bot: Type.Optional(Level),
          character: Type.Optional(
            Type.Enum([...CHARACTER_CHOICES], {
              description: 'of a bot; drawn when the game begins, if by chance',
            }),
          ),
          keptFor: Type.Optional(
            Type.String({ description: 'kept for whoever opened the room, or somebody from the last game' }),
          ),
          commitment: Type.Optional(Type.String({ description: 'the sealed text of this seat' })),
          revealed: Type.Optional(Type.Boolean({ description: 'has it revealed that text?' })),
          here: Type.Optional(
            Type.Boolean({ description: 'before the game: is this person looking at the room now?' }),
          ),
          ready: Type.Optional(
            Type.Boolean({ description: 'before the game: has this person nothing more to choose?' }),
          ),
        },
        exactly,
      ),
    ),
    host: Type.Optional(Seat),
    mine: Type.Optional(Seat),
    choosing: Type.Optional(Seat),
    waitingFor: Type.Optional(Type.Array(Clan)),
    glance: Type.Optional(Glance),
    words: Type.Optional(Type.Integer({ description: 'the number of the last message from somebody else' })),
    watch: Type.Optional(Type.String({ description: 'the id for spectators; not in the lobby' })),
    promise: Type.String({ description: 'the SHA-256 of the server’s secret' }),
    revealBy: Type.Optional(
      Type.Integer({ description: 'while the game is beginning: how long the server waits for texts' }),
    ),
    result: Type.Optional(
      Type.Object(
        { winners: Type.Array(Clan), vp: Type.Record(Type.String(), Type.Integer()) },
        { ...exactly, description: 'only for a game that was played to the end' },
      ),
    ),
    endedAt: Type.Optional(Time),
    proof: Type.Optional(Proof),
    webhook: Type.Optional(
      Type.Boolean({ description: 'for the host of the room: is a chat group notified?' }),
    ),
    rematch: Type.Optional(Type.String()),
    talk: Type.Optional(
      Type.Array(
        Type.Object(
          {
            n: Type.Integer(),
            seat: Seat,
            when: Time,
            words: Type.Optional(Type.String()),
            phrase: Type.Optional(Type.Enum([...ROOM_PHRASES])),
            did: Type.Optional(Type.Enum([...ROOM_DEEDS])),
          },
          exactly,
        ),
        { description: 'by its link, before it begins: what was said and done in the room' },
      ),
    ),
  },
  exactly,
);
export const RoomList = Type.Array(Room);

export const Finished = Type.Object(
  {
    record: Type.Object({}, { description: 'a record, as described in docs/architecture.md' }),
    proof: Proof,
    notes: Type.Array(
      Type.Object(
        { n: Type.Integer(), when: Time, at: Type.Integer(), note: Type.Object({ type: Type.String() }) },
        exactly,
      ),
    ),
  },
  exactly,
);

export const TableAnswer = Type.Union([
  Type.Object({ outcome: Type.Literal('done'), at: Type.Integer() }),
  Type.Object({ outcome: Type.Literal('refused'), refusal: Type.Object({ code: Type.String() }) }),
  Type.Object(
    { outcome: Type.Literal('stale'), now: Type.Object({}) },
    {
      description: 'the game has gone on and nothing was done; `now` is how it stands, in the requested form',
    },
  ),
]);

export const PushKey = Type.Object({ key: Type.String() }, exactly);
export const Mail = Type.Object(
  {
    possible: Type.Optional(Type.Boolean()),
    address: Type.Optional(Type.String()),
    confirmed: Type.Optional(Type.Boolean()),
  },
  exactly,
);
export const WebhookSet = Type.Object({ webhook: Type.Boolean() }, exactly);

export const Reports = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      game: Type.String(),
      note: Type.Integer(),
      by: Clan,
      words: Type.String(),
      when: Time,
      reporter: Type.Optional(Type.String({ description: 'the name of the person who reports' })),
      watch: Type.Optional(Type.String({ description: 'the id to watch the game with' })),
      from: Type.Optional(Clan),
      name: Type.Optional(Type.String()),
      person: Type.Optional(Type.String({ description: 'for a ban' })),
      to: Type.Optional(Clan),
      text: Type.Optional(Type.String({ description: 'the message; empty once struck' })),
      around: Type.Optional(Type.Array(Type.Object({ from: Clan, text: Type.String() }, exactly))),
    },
    exactly,
  ),
);

const Course = Type.Array(Type.Union([Type.Number(), Type.Null()]));
export const Monitor = Type.Object(
  {
    now: Time,
    every: Type.Integer({ description: 'milliseconds between two values' }),
    members: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          kind: Type.Enum([...MEMBER_KINDS]),
          state: Type.Enum([...MEMBER_STATES]),
          machine: Type.String(),
          pid: Type.Integer(),
          version: Type.String(),
          startedAt: Time,
          heardAt: Time,
        },
        exactly,
      ),
    ),
    hour: Type.Record(Type.Enum([...COURSES]), Course, {
      description:
        'the values of the last hour, oldest first, null where nothing was recorded; `moves` are per minute, `ended` per hour, `median` and `p99` in milliseconds',
    }),
    mostConnections: Type.Optional(Type.Integer({ description: 'how many the database accepts' })),
  },
  exactly,
);
