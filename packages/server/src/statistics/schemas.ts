import { Type } from '@fastify/type-provider-typebox';
import { LEVEL_IDS } from '@hinode/bots';
import { CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import { GAINS } from '@hinode/wire/statistics';

const exactly = { additionalProperties: false } as const;
const Clan = Type.Enum([...CLAN_IDS]);
const Source = Type.Enum([...GAINS]);

const tally = { games: Type.Integer(), wins: Type.Integer() };
const played = {
  games: Type.Integer({ description: 'played to the end' }),
  wins: Type.Integer(),
  vp: Type.Integer({ description: 'the victory points of all these games together' }),
};

export const Statistics = Type.Object(
  {
    ...played,
    byHonor: Type.Integer({ description: 'won because of honor alone' }),
    best: Type.Optional(
      Type.Object(
        { id: Type.String(), clan: Clan, vp: Type.Integer() },
        { ...exactly, description: 'the game with the most victory points' },
      ),
    ),
    inARow: Type.Integer({ description: 'how many of the last games were won without a break' }),
    longest: Type.Integer({ description: 'the most that were won without a break' }),
    endedEarly: Type.Integer({ description: 'ended before Winter' }),
    left: Type.Integer({ description: 'finished by a bot' }),
    clans: Type.Array(Type.Object({ clan: Clan, ...played }, exactly)),
    players: Type.Array(Type.Object({ of: Type.Integer(), ...tally }, exactly), {
      description: 'by how many sat at the table',
    }),
    levels: Type.Array(Type.Object({ of: Type.Enum([...LEVEL_IDS]), ...tally }, exactly), {
      description: 'by the levels of the bots that sat there',
    }),
    met: Type.Array(
      Type.Object(
        { name: Type.String(), ...tally, theirs: Type.Integer({ description: 'how many of them they won' }) },
        exactly,
      ),
      { description: 'the persons met most often' },
    ),
    folded: Type.Integer({ description: 'of the moves of so many games is what follows' }),
    toCome: Type.Integer({ description: 'games that were not looked at yet: ask again' }),
    points: Type.Array(
      Type.Object(
        {
          source: Source,
          vp: Type.Number({ description: 'on average' }),
          last: Type.Optional(Type.Number({ description: 'how much more it was in the last game' })),
        },
        exactly,
      ),
    ),
    didWell: Type.Array(
      Type.Object(
        { clan: Clan, source: Source, more: Type.Number({ description: 'than on average' }) },
        exactly,
      ),
    ),
    wars: Type.Array(Type.Object({ province: Type.Enum([...PROVINCE_IDS]), won: Type.Integer() }, exactly)),
  },
  { ...exactly, description: 'of the latest 1,000 games; what moves tell, of the latest 200' },
);
