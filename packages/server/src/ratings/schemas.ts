import { Type } from '@fastify/type-provider-typebox';

const exactly = { additionalProperties: false } as const;

export const AskedSeason = Type.Object(
  {
    since: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'when the season began, as `seasons` says; the one of now if left out',
      }),
    ),
  },
  exactly,
);

export const rating = {
  rating: Type.Integer({ description: 'everybody begins at 1500' }),
  plusMinus: Type.Integer({ description: 'how far the true strength may be away, with a chance of 95 %' }),
  games: Type.Integer(),
  wins: Type.Integer(),
};

const Leaderboard = Type.Object(
  {
    since: Type.Optional(
      Type.Integer({
        description: 'when the season began, in milliseconds since 1970; absent if it never ends',
      }),
    ),
    seasons: Type.Optional(
      Type.Array(
        Type.Object(
          { since: Type.Integer(), until: Type.Integer({ description: 'when the next one begins' }) },
          exactly,
        ),
        { description: 'those that can be asked for, the one of now first' },
      ),
    ),
    rows: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          profile: Type.Optional(Type.String({ description: 'for `/profiles/ID`' })),
          ...rating,
          mine: Type.Optional(Type.Literal(true)),
        },
        exactly,
      ),
      { description: 'those who want to be seen and have played enough, the surest first' },
    ),
    mine: Type.Optional(
      Type.Object({ ...rating, place: Type.Optional(Type.Integer({ description: 'on the list' })) }, exactly),
    ),
    shown: Type.Boolean({ description: 'may others see my rating?' }),
  },
  exactly,
);

export const RatingsHere = Type.Object(
  { leaderboard: Type.Optional(Leaderboard) },
  { ...exactly, description: 'empty where no table is rated' },
);
