import { serve } from '../../serve.ts';

/**
 * The whole server as a program of its own, so that it can be killed. Says its address when it is ready.
 *
 *     node server.ts PAGE DATA
 *
 * With `DATABASE_URL` in the environment it is a node on that database.
 */
const [page = '', data = ''] = process.argv.slice(2);
const { DATABASE_URL: database } = process.env;
const { url } = await serve({ port: 0, host: '127.0.0.1', page, data, ...(database && { database }) });
console.log(`ready ${url}`);
