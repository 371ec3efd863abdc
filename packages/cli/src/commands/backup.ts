import { backUp, holdsGames, StoreError } from '@hinode/server';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import { withBar } from '../progress.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom, told } from './serve.ts';

export const backup: Command = {
  help: `hinode backup [--data FOLDER] FILE

Writes all games, people and talk, as they are now, into a new file. Servers may keep running. To restore, put the
file into an empty folder as hinode.sqlite and serve that folder, or move it into a database with "hinode
migrate-store". The file holds the secrets of running games: protect it as you protect the folder.

With DATABASE_URL in the environment, that database is copied instead, into a file of the same kind.

  --data FOLDER    the data folder (default ./${DATA_FLAG.default})`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { data: DATA_FLAG },
      { atLeast: 1, atMost: 1, what: 'the FILE to write' },
    );
    const [name = ''] = positionals;
    const { database } = databaseFrom(io.env);
    if (database !== undefined) {
      const { backUpDatabase } = await import('@hinode/server/stores');
      await withBar('people and games', io.stderr, (copying) =>
        backUpDatabase(database, fileOf(io, name), copying),
      ).catch((problem: unknown) => explain(problem, name));
      say(io, `The database has been copied into ${name}.`);
      return 0;
    }
    const folder = fileOf(io, values.data);
    if (!holdsGames(folder)) throw new Complaint(`${values.data} holds no games`);
    await backUp(folder, fileOf(io, name)).catch((problem: unknown) => explain(problem, name));
    say(io, `${values.data} has been copied into ${name}.`);
    return 0;
  },
};

function explain(problem: unknown, name: string): never {
  if (problem instanceof StoreError) throw new Complaint(told(problem));
  if (problem instanceof Error) throw new Complaint(`${name} cannot be written: ${problem.message}`);
  throw problem;
}
