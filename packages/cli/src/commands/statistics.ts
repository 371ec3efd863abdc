import { holdsGames } from '@hinode/server';
import type { recomputedStatistics } from '@hinode/server/stores';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom } from './serve.ts';

type Statistics = Exclude<Awaited<ReturnType<typeof recomputedStatistics>>, undefined>;

export const statisticsCommand: Command = {
  help: `hinode statistics LOGIN [--data FOLDER] [--json]

Computes what became of the games of an account, from the games alone. Nothing of it is kept: a server does the same
when somebody looks at their games so far, and comes to the same figures. Servers may go on meanwhile.

With DATABASE_URL in the environment it reads that database.

  --data FOLDER  the data folder (default ./${DATA_FLAG.default})
  --json         prints JSON for programs`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { data: DATA_FLAG, json: { type: 'boolean', default: false } },
      { atLeast: 1, atMost: 1, what: 'LOGIN' },
    );
    const [login = ''] = positionals;
    const { database } = databaseFrom(io.env);
    const folder = fileOf(io, values.data);
    if (database === undefined && !holdsGames(folder)) throw new Complaint(`${values.data} holds no games`);
    const { recomputedStatistics } = await import('@hinode/server/stores');
    const found = await recomputedStatistics(database === undefined ? { folder } : { database }, login);
    if (found === undefined) throw new Complaint(`there is no account ${login}`);
    say(io, values.json ? JSON.stringify(found) : told(found));
    return 0;
  },
};

function told({ games, wins, vp, inARow, longest, clans, players, met }: Statistics): string {
  if (games === 0) return 'No game has been played to its end yet.';
  const wonOf = (tally: { readonly games: number; readonly wins: number }): string =>
    `${tally.wins} of ${tally.games} won`;
  return alignedRows([
    ['all games', wonOf({ games, wins }), `${(vp / games).toFixed(1)} VP on average`],
    ['in a row', `${inARow}`, `${longest} at most`],
    ...clans.map((one) => [one.clan, wonOf(one), `${(one.vp / one.games).toFixed(1)} VP on average`]),
    ...players.map((one) => [`${one.of} players`, wonOf(one), '']),
    ...met.map((one) => [`with ${one.name}`, wonOf(one), `${one.theirs} won by them`]),
  ]).join('\n');
}
