import { holdsGames, RATING_SEASONS } from '@hinode/server';
import type { Recomputed } from '@hinode/server/stores';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { oneOf, readFlags } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom } from './serve.ts';

export const ratingsCommand: Command = {
  help: `hinode ratings [--data FOLDER] [--season SEASON] [--json]

Computes how strong people are at rated tables, from the games alone, and prints the surest first. Nothing of it is
kept: a server does the same when it starts, and comes to the same figures. Servers may go on meanwhile.

With DATABASE_URL in the environment it reads that database.

  --data FOLDER    the data folder (default ./${DATA_FLAG.default})
  --season SEASON  ${RATING_SEASONS.join(', ')}: from when games count (default all)
  --json           prints JSON for programs`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, {
      data: DATA_FLAG,
      season: { type: 'string', default: 'all' },
      json: { type: 'boolean', default: false },
    });
    const season = oneOf('season', values.season, RATING_SEASONS);
    const { database } = databaseFrom(io.env);
    const folder = fileOf(io, values.data);
    if (database === undefined && !holdsGames(folder)) throw new Complaint(`${values.data} holds no games`);
    const { recomputedRatings } = await import('@hinode/server/stores');
    const place = database === undefined ? { folder } : { database };
    const ratings = await recomputedRatings(place, season, Date.now);
    say(io, values.json ? JSON.stringify(ratings) : told(ratings));
    return 0;
  },
};

function told(ratings: readonly Recomputed[]): string {
  if (ratings.length === 0) return 'No rated game has been finished yet.';
  const rows = ratings.map(({ name, person, rating, plusMinus, games, wins }) => [
    name ?? person,
    `${rating}`,
    `± ${plusMinus}`,
    `${wins} of ${games} won`,
  ]);
  return alignedRows(rows).join('\n');
}
