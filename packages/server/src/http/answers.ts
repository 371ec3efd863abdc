import { Type } from '@fastify/type-provider-typebox';
import { LEVEL_IDS } from '@hinode/bots';
import { CLAN_IDS } from '@hinode/engine';
import { STATUS_IDS } from '@hinode/wire';
import { Options } from './schemas.ts';

/** What goes out, for the description of the API. Types hold the code to it, and a test holds the answers to this. */

const exactly = { additionalProperties: false } as const;
const Clan = Type.Enum([...CLAN_IDS]);
const Level = Type.Enum([...LEVEL_IDS]);
const Seat = Type.Integer({ minimum: 0 });
const Time = Type.Integer({ description: 'milliseconds since 1970' });

export const Refused = Type.Object(
  {
    code: Type.String({ description: 'for programs; it does not change' }),
    message: Type.String({ description: 'for people who look' }),
  },
  exactly,
);

export const Nothing = Type.Object({}, exactly);

export const Me = Type.Object({ name: Type.String(), login: Type.Optional(Type.String()) }, exactly);
export const Carried = Type.Object({ name: Type.String() }, exactly);
export const NewCode = Type.Object({ code: Type.String(), until: Time }, exactly);

const played = {
  games: Type.Integer({ description: 'played to the end' }),
  wins: Type.Integer(),
  vp: Type.Integer({ description: 'the victory points of all these games together' }),
};
export const Statistics = Type.Object(
  {
    ...played,
    endedEarly: Type.Integer({ description: 'ended before Winter' }),
    left: Type.Integer({ description: 'finished by a bot' }),
    clans: Type.Array(Type.Object({ clan: Clan, ...played }, exactly)),
  },
  exactly,
);

const Proof = Type.Object(
  { promise: Type.String(), secret: Type.String(), contributions: Type.Array(Type.String()) },
  exactly,
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
          keptFor: Type.Optional(Type.String({ description: 'kept for somebody from the last game' })),
        },
        exactly,
      ),
    ),
    host: Type.Optional(Seat),
    mine: Type.Optional(Seat),
    choosing: Type.Optional(Seat),
    waitingFor: Type.Optional(Type.Array(Clan)),
    watch: Type.Optional(Type.String({ description: 'the id for those who look on' })),
    promise: Type.String({ description: 'the SHA-256 of the secret of the server' }),
    proof: Type.Optional(Proof),
    webhook: Type.Optional(Type.Boolean({ description: 'for the host of the room: is a chat group told?' })),
    rematch: Type.Optional(Type.String()),
  },
  exactly,
);
export const RoomList = Type.Array(Room);

export const Finished = Type.Object(
  {
    record: Type.Object({}, { description: 'a record, as docs/architecture.md describes it' }),
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
    { description: 'the game has gone on: `now` is how it stands, and nothing was done' },
  ),
]);

export const PushKey = Type.Object({ key: Type.String() }, exactly);
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
      from: Type.Optional(Clan),
      name: Type.Optional(Type.String()),
      person: Type.Optional(Type.String({ description: 'for a ban' })),
      to: Type.Optional(Clan),
      text: Type.Optional(Type.String({ description: 'the words; empty once struck' })),
      around: Type.Optional(Type.Array(Type.Object({ from: Clan, text: Type.String() }, exactly))),
    },
    exactly,
  ),
);
