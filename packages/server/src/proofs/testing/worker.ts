import { RHYTHM } from '../../bus/rhythm.ts';
import { QUICK } from '../../testing/quick.ts';
import { work } from '../../work.ts';

/**
 * A worker as a program of its own, so that it can be killed. Says when it is ready.
 *     DATABASE_URL=… node worker.ts DATA [THREAD]
 * THREAD is the program that its bots think with. `HINODE_SILENT` and `HINODE_RHYTHM` mean the same as for the server.
 */
const [data = '', thread] = process.argv.slice(2);
const { DATABASE_URL: database = '', HINODE_SILENT: silent, HINODE_RHYTHM: usual } = process.env;
const worker = await work({
  data,
  database,
  rhythm: usual ? RHYTHM : QUICK,
  ...(silent && { log: { level: 'silent' } }),
  ...(thread && { thread: new URL(thread) }),
});
console.log('ready to-work');
// As the command does.
worker.lost.then((problem) => {
  worker.log(problem);
  process.exit(1);
});
