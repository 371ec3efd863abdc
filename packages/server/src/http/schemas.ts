import { Type } from '@fastify/type-provider-typebox';
import { CHARACTER_CHOICES, LEVEL_IDS } from '@hinode/bots';
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

/** What may come in from outside. Nothing that is not listed here gets through. */

const exactly = { additionalProperties: false } as const;

const Clan = Type.Enum([...CLAN_IDS]);
const Place = Type.Integer({ minimum: 0, maximum: PLAYERS_MOST - 1 });
const TEXT = { minLength: 22, maxLength: 128 };
const Contribution = Type.String(TEXT);

export const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, exactly);
export const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }, exactly);

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });
export const GameId = Type.Object({ id: Id }, exactly);
export const ProfileId = Type.Object({ id: Id }, exactly);
export const WatchId = Type.Object({ watch: Id }, exactly);
export const SeatPath = Type.Object({ id: Id, seat: Place }, exactly);

const Wanted = { seat: Place, clan: Type.Optional(Clan) };
const InTheOpen = Type.Optional(
  Type.String({
    ...TEXT,
    description: 'a random text, sent in the open, so the server could choose its secret to match',
  }),
);
const Sealed = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'the SHA-256 of three lines, without a line break after the last: “hinode fair text 1”, the promise of the room, a random text. The text is revealed when the game begins.',
  }),
);

export const ChooseClan = Type.Object({ clan: Clan }, exactly);
export const TakeSeat = Type.Object({ ...Wanted, commitment: Sealed, contribution: InTheOpen }, exactly);
export const Reveal = Type.Object({ contribution: Contribution }, exactly);
export const Ready = Type.Object({ value: Type.Boolean() }, exactly);
/** Exactly one of the two. */
export const RoomWords = Type.Object(
  {
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    phrase: Type.Optional(Type.Enum([...ROOM_PHRASES])),
  },
  exactly,
);
export const SeatBot = Type.Object(
  {
    ...Wanted,
    level: Type.Enum([...LEVEL_IDS]),
    character: Type.Optional(
      Type.Enum([...CHARACTER_CHOICES], {
        description: 'a style of play that shows, perhaps drawn when the game begins; a Random bot has none',
      }),
    ),
  },
  exactly,
);

/** From a second to a month; the reserve may be zero. */
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
          'the boxes whose clans and sets may be chosen or drawn, including the core box; if left out, the core box alone',
      }),
    ),
    monsters: Type.Optional(
      Type.Array(Type.Enum(CARD_FACTS.map(({ id }) => id)), {
        uniqueItems: true,
        description: 'extra Monsters; their cards are added to the decks of their seasons',
      }),
    ),
    unbound: Type.Optional(Type.Boolean({ description: 'do the kami come to the map?' })),
    clans: Type.Enum(['free', 'draft', 'random']),
    listed: Type.Boolean(),
    clock: Type.Optional(Clock),
    rated: Type.Optional(Type.Boolean({ description: 'does the outcome change ratings?' })),
  },
  exactly,
);
export const ChangeOptions = Type.Object({ options: Options }, exactly);
/** Without a text the seat is reserved, to be taken later with a sealed one. */
export const OpenRoom = Type.Object({ options: Options, ...Wanted, contribution: InTheOpen }, exactly);

export { TableRequest } from './table-request.ts';

const InForm = {
  form: Type.Optional(
    Type.Literal('views', {
      description:
        'positions use names, like the answers of `…/view`; without it they are numbers that only our page can read',
    }),
  ),
};
/** Anything else in the query of a request is ignored, as it always was. */
export const Form = Type.Object(InForm);

const Entries = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: 'how many entries of the game the caller has seen: the last `at` received',
  }),
);
export const SeenEntries = Type.Object({ seen: Entries }, exactly);

/** What a returning client already has: this many entries seen, and all notes below a number heard. */
export const Seen = Type.Object(
  { seen: Entries, heard: Type.Optional(Type.Integer({ minimum: 0 })), ...InForm },
  exactly,
);
