import { FolderInUse, StoreError } from '@hinode/server';
import { type Copied, moveIntoDatabase, moveIntoFolder } from '@hinode/server/stores';
import { Complaint } from '../complaint.ts';
import { oneOf, readFlags } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import { grouped } from '../numbers.ts';
import { withBar } from '../progress.ts';
import type { Command } from './command.ts';
import { DATA_FLAG, databaseFrom, told } from './serve.ts';

const TARGETS = ['database', 'folder'] as const;
const MOVES = { database: moveIntoDatabase, folder: moveIntoFolder } as const;

export const migrateStore: Command = {
  help: `DATABASE_URL=postgres://NAME:PASSWORD@HOST/NAME hinode migrate-store --to database|folder [--data FOLDER]

Moves all games, people and talk from a data folder into a PostgreSQL database, or from the database into a folder. The
source stays as it is. Every game is read back after it is written and must be identical.

No server may run on either side. If the move is interrupted at any point, run it again: what is already there and
correct is not written again. Until it is finished no server will serve the copy.

  --to WHERE       "database" or "folder"
  --data FOLDER    the data folder (default ./${DATA_FLAG.default})`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, { data: DATA_FLAG, to: { type: 'string' } });
    if (values.to === undefined) throw new Complaint('--to is missing: "database" or "folder"');
    const to = oneOf('to', values.to, TARGETS);
    const { database } = databaseFrom(io.env);
    if (database === undefined)
      throw new Complaint('the database is missing: DATABASE_URL=postgres://NAME:PASSWORD@HOST/NAME');
    const data = fileOf(io, values.data);
    const copied = await withBar('people and games', io.stderr, (copying) =>
      MOVES[to]({ data, database, copying }),
    ).catch(explain);
    say(
      io,
      report(
        copied,
        to === 'database' ? `${values.data} into the database` : `the database into ${values.data}`,
      ),
    );
    return 0;
  },
};

function report({ people, games, entries, notes, found, digest }: Copied, way: string): string {
  const there = found > 0 ? ` ${grouped(found)} people and games were there already.` : '';
  return `Moved from ${way}: ${grouped(games)} games with ${grouped(entries)} moves and ${grouped(notes)} notes, and ${grouped(people)} people.${there}
All of it was read back and is the same. Digest of the games: ${digest.slice(0, 16)}.`;
}

function explain(problem: unknown): never {
  if (problem instanceof StoreError) throw new Complaint(told(problem));
  if (problem instanceof FolderInUse) throw new Complaint(`${problem.message}: stop it first (store-in-use)`);
  if (problem instanceof Error && 'syscall' in problem)
    throw new Complaint(`the data folder cannot be used: ${problem.message}`);
  throw problem;
}
