import { Type } from '@fastify/type-provider-typebox';
import { LEVEL_IDS } from '@hinode/bots';
import {
  BOX_IDS,
  CARD_FACTS,
  CLAN_IDS,
  KAMI_IDS,
  PLAYERS_LEAST,
  PLAYERS_MOST,
  SET_IDS,
  SHRINES,
} from '@hinode/engine/facts';
import { ROOM_PHRASES } from '@hinode/wire';

/** What may come in from outside. Nothing that is not named here gets through. */

const exactly = { additionalProperties: false } as const;

const Clan = Type.Enum([...CLAN_IDS]);
const Place = Type.Integer({ minimum: 0, maximum: PLAYERS_MOST - 1 });
const TEXT = { minLength: 22, maxLength: 128 };
const Contribution = Type.String(TEXT);

export const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, exactly);
export const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }, exactly);

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
export const GameId = Type.Object({ id: Id }, exactly);
export const WatchId = Type.Object({ watch: Id }, exactly);
export const SeatPath = Type.Object({ id: Id, seat: Place }, exactly);

const Wanted = { seat: Place, clan: Type.Optional(Clan) };
const InTheOpen = Type.Optional(
  Type.String({
    ...TEXT,
    description: 'a random text, in the open: the server could choose its secret to fit',
  }),
);
const Sealed = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'the SHA-256 of three lines, with nothing after the last: “hinode fair text 1”, the promise of the room, a random text. The text is revealed when the game begins.',
  }),
);

export const ChooseClan = Type.Object({ clan: Clan }, exactly);
export const TakeSeat = Type.Object({ ...Wanted, commitment: Sealed, contribution: InTheOpen }, exactly);
export const Reveal = Type.Object({ contribution: Contribution }, exactly);
export const Ready = Type.Object({ value: Type.Boolean() }, exactly);
/** One of the two. */
export const RoomWords = Type.Object(
  {
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    phrase: Type.Optional(Type.Enum([...ROOM_PHRASES])),
  },
  exactly,
);
export const SeatBot = Type.Object(
  { seat: Place, clan: Type.Optional(Clan), level: Type.Enum([...LEVEL_IDS]) },
  exactly,
);

/** From a second to a month; the reserve may be nothing. */
const MONTH = 31 * 24 * 60 * 60_000;
const Clock = Type.Object(
  {
    move: Type.Integer({ minimum: 1_000, maximum: MONTH }),
    reserve: Type.Integer({ minimum: 0, maximum: MONTH }),
  },
  exactly,
);

export const Options = Type.Object(
  {
    players: Type.Integer({ minimum: PLAYERS_LEAST, maximum: PLAYERS_MOST }),
    set: Type.Enum([...SET_IDS, 'random']),
    shrines: Type.Optional(
      Type.Array(Type.Enum([...KAMI_IDS]), { minItems: SHRINES, maxItems: SHRINES, uniqueItems: true }),
    ),
    boxes: Type.Optional(
      Type.Array(Type.Enum([...BOX_IDS]), {
        minItems: 1,
        uniqueItems: true,
        description:
          'whose clans and sets may be chosen or drawn, the core box among them; it alone if left out',
      }),
    ),
    monsters: Type.Optional(
      Type.Array(Type.Enum(CARD_FACTS.map(({ id }) => id)), {
        uniqueItems: true,
        description: 'extra Monsters, whose cards join the decks of their seasons',
      }),
    ),
    unbound: Type.Optional(Type.Boolean({ description: 'do the kami come to the map?' })),
    clans: Type.Enum(['free', 'draft', 'random']),
    listed: Type.Boolean(),
    clock: Type.Optional(Clock),
    rated: Type.Optional(Type.Boolean({ description: 'does its outcome change ratings?' })),
  },
  exactly,
);
export const ChangeOptions = Type.Object({ options: Options }, exactly);
/** Without a text the seat is kept, to be taken with a sealed one. */
export const OpenRoom = Type.Object({ options: Options, ...Wanted, contribution: InTheOpen }, exactly);

export { TableRequest } from './table-request.ts';

const InForm = {
  form: Type.Optional(
    Type.Literal('views', {
      description:
        'positions are told by names, as `…/view` answers them; without it in numbers that only our page reads',
    }),
  ),
};
/** Whatever else stands in the query of a request is left unread, as it always was. */
export const Form = Type.Object(InForm);

const Entries = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: 'how many entries of the game somebody has seen: `at` as it was told',
  }),
);
export const SeenEntries = Type.Object({ seen: Entries }, exactly);

/** What somebody has who comes back: so many entries seen, and all notes below a number heard. */
export const Seen = Type.Object(
  { seen: Entries, heard: Type.Optional(Type.Integer({ minimum: 0 })), ...InForm },
  exactly,
);
