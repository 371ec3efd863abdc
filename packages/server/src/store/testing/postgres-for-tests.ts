import { once } from 'node:events';
import net from 'node:net';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/**
 * One PostgreSQL server for all tests of a run: it starts when the first test connects and ends with the run. If `DATABASE_URL`
 * is in the environment that server is used instead, and none is started; the servers that tests start must not see it.
 */

/** The environment variable that tells tests where the database is: its address, or the port to connect to first. */
export const DOOR = 'HINODE_TEST_POSTGRES';
/** Nothing in it has to survive a power cut. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'max_connections=200'];

export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'] ?? process.env[DOOR];
  delete process.env['DATABASE_URL'];
  if (given !== undefined) {
    process.env[DOOR] = given;
    return async () => {};
  }
  let server: Promise<PostgresServer> | undefined;
  const door = net.createServer((knocking) => {
    server ??= startPostgres({ settings: SETTINGS });
    server.then(
      ({ url }) => knocking.end(JSON.stringify({ url })),
      (problem: unknown) => knocking.end(JSON.stringify({ problem: String(problem) })),
    );
    knocking.on('error', () => {});
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as net.AddressInfo;
  process.env[DOOR] = `${port}`;
  return async () => {
    door.close();
    const started = await server?.catch(() => undefined);
    await started?.stop();
  };
}
