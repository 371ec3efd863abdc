import { QUICK } from '../../testing/quick.ts';
import { work } from '../../work.ts';

/**
 * A worker as a program of its own, so that it can be killed. Says so when it is ready.
 *
 *     DATABASE_URL=… node worker.ts DATA [THREAD]
 *
 * THREAD is the program that its bots think with.
 */
const [data = '', thread] = process.argv.slice(2);
const { DATABASE_URL: database = '' } = process.env;
const worker = await work({ data, database, rhythm: QUICK, ...(thread && { thread: new URL(thread) }) });
console.log('ready to-work');
// As the command does.
worker.lost.then((problem) => {
  worker.log(problem);
  process.exit(1);
});
