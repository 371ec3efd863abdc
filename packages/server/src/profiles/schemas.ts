import { Type } from '@fastify/type-provider-typebox';
import { CLAN_IDS } from '@hinode/engine/facts';
import { rating } from '../ratings/schemas.ts';

const exactly = { additionalProperties: false } as const;
const Clan = Type.Enum([...CLAN_IDS]);

export const ChangeShowing = Type.Partial(
  Type.Object(
    {
      rating: Type.Boolean({ description: 'one’s rating, also on the list of the strongest' }),
      clans: Type.Boolean({ description: 'games and wins by clan' }),
      games: Type.Boolean({ description: 'the latest games at listed tables' }),
    },
    exactly,
  ),
  exactly,
);

export const MyProfileHere = Type.Object(
  {
    rating: Type.Boolean(),
    clans: Type.Boolean(),
    games: Type.Boolean(),
    id: Type.Optional(Type.String({ description: 'by which others find it; absent while nothing is shown' })),
    rated: Type.Boolean({ description: 'are tables rated on this server?' }),
  },
  exactly,
);

export const ShownProfile = Type.Object(
  {
    name: Type.String(),
    rating: Type.Optional(Type.Object(rating, exactly)),
    clans: Type.Optional(
      Type.Array(Type.Object({ clan: Clan, games: Type.Integer(), wins: Type.Integer() }, exactly)),
    ),
    games: Type.Optional(
      Type.Array(
        Type.Object(
          {
            clan: Clan,
            players: Type.Integer(),
            vp: Type.Integer(),
            won: Type.Boolean(),
            endedAt: Type.Optional(Type.Integer({ description: 'milliseconds since 1970' })),
          },
          exactly,
        ),
        { description: 'at listed tables, the latest first' },
      ),
    ),
  },
  { ...exactly, description: 'what is not shown is not there' },
);
