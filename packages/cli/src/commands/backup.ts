import { backUp, holdsGames, StoreError } from '@hinode/server';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom } from './serve.ts';

export const backup: Command = {
  help: `hinode backup [--data FOLDER] FILE

Writes all games, people and talk of a data folder, as they are now, into a new file. A server may go on using the
folder. To restore, put the file into an empty folder as hinode.sqlite and serve that folder. The file holds the secrets
of running games: keep it as you keep the folder.

  --data FOLDER    the data folder (default ./${DATA_FLAG.default})`,
  run: async (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { data: DATA_FLAG },
      { atLeast: 1, atMost: 1, what: 'the FILE to write' },
    );
    if (databaseFrom(io.env).database !== undefined)
      throw new Complaint(
        'the games are in the database that DATABASE_URL names: back it up with its own tools, such as pg_dump',
      );
    const [name = ''] = positionals;
    const folder = fileOf(io, values.data);
    if (!holdsGames(folder)) throw new Complaint(`${values.data} holds no games`);
    await backUp(folder, fileOf(io, name)).catch((problem: unknown) => explain(problem, name));
    say(io, `${values.data} is copied into ${name}.`);
    return 0;
  },
};

function explain(problem: unknown, name: string): never {
  if (problem instanceof StoreError) throw new Complaint(problem.message.replace(/\.$/, ''));
  if (problem instanceof Error) throw new Complaint(`${name} cannot be written: ${problem.message}`);
  throw problem;
}
