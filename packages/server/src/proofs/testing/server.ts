import { RHYTHM } from '../../bus/rhythm.ts';
import { limitsWith } from '../../limits/limits.ts';
import { serve } from '../../serve.ts';
import { QUICK } from '../../testing/quick.ts';

/**
 * The whole server as a program of its own, so that it can be killed. Prints its address when it is ready.
 *     node server.ts PAGE DATA
 * With `DATABASE_URL` in the environment it is a node on that database. With `HINODE_SILENT` it does not log what goes wrong, for
 * tests that take its database away. With `HINODE_RHYTHM` nodes check on one another only as often as usual.
 */
const [page = '', data = ''] = process.argv.slice(2);
const { DATABASE_URL: database, HINODE_SILENT: silent, HINODE_RHYTHM: usual } = process.env;
/** A crowd calls from one address, and plays and talks as fast as it can. */
const CROWD = 1_000_000;
const limits = {
  ...limitsWith(CROWD),
  connectionsEach: CROWD,
  socketsEach: CROWD,
  requests: { most: CROWD, within: 10_000 },
  talk: { most: CROWD, within: 60_000 },
};
const { url } = await serve({
  port: 0,
  host: '127.0.0.1',
  page,
  data,
  limits,
  rhythm: usual ? RHYTHM : QUICK,
  ...(database && { database }),
  ...(silent && { log: { level: 'silent' } }),
});
console.log(`ready ${url}`);
