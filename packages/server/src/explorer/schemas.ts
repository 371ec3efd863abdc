import { Type } from '@fastify/type-provider-typebox';
import { KAMI_IDS, PLAYERS_LEAST, PLAYERS_MOST, SET_IDS } from '@hinode/engine/facts';

const exactly = { additionalProperties: false } as const;

export const Asked = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: PLAYERS_LEAST, maximum: PLAYERS_MOST })),
    set: Type.Optional(Type.Enum([...SET_IDS])),
    kami: Type.Optional(Type.Enum([...KAMI_IDS], { description: 'one that was in play' })),
  },
  exactly,
);

const WinLines = Type.Array(
  Type.Object(
    {
      of: Type.String(),
      games: Type.Integer(),
      wins: Type.Number({ description: 'a shared victory is a part of a win for each' }),
      expected: Type.Number({
        description: 'the wins that would be theirs if everybody at their tables won as often',
      }),
    },
    exactly,
  ),
);

const Kinds = Type.Array(Type.Object({ of: Type.String(), games: Type.Integer() }, exactly));

export const ExploredHere = Type.Object(
  {
    explored: Type.Object(
      {
        games: Type.Integer({ description: 'those that meet the condition' }),
        kinds: Type.Object(
          { players: Kinds, set: Kinds, kami: Kinds },
          { ...exactly, description: 'what one can ask for, with how many of all games there are of it' },
        ),
        wins: Type.Object(
          { clan: WinLines, seat: WinLines, mandate: WinLines, favor: WinLines, card: WinLines },
          exactly,
        ),
      },
      exactly,
    ),
    least: Type.Integer({ description: 'of fewer games nothing is told' }),
    toCome: Type.Integer({ description: 'games that were not looked at yet: ask again' }),
  },
  { ...exactly, description: 'of the latest games; at most an hour old' },
);
