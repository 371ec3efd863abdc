import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../complaint.ts';

/** A server that is started to be measured, with a process and a folder of its own. */
export interface OwnServer {
  readonly url: URL;
  /** Where it stores its games. */
  readonly data: string;
  /** Ends it and removes everything. */
  end(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../bin/hinode.mjs', import.meta.url));

export interface OwnServerOptions {
  /** A folder that is kept; without it one is created for this server alone. */
  readonly data?: string;
  /** The database in which it stores its games. */
  readonly database?: string | undefined;
  readonly processes?: number;
}

/** Several servers are nodes of one database. If one does not start, all are stopped. */
export async function startServers(count: number, options: OwnServerOptions): Promise<readonly OwnServer[]> {
  const started = await Promise.allSettled(Array.from({ length: count }, () => startServer(options)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed === undefined) return servers;
  await Promise.all(servers.map(({ end }) => end()));
  throw failed.reason;
}

export async function startServer(options: OwnServerOptions = {}): Promise<OwnServer> {
  const { data: given, database, processes = 1 } = options;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-load-'));
  const data = given ?? path.join(folder, 'data');
  // Nobody will open the page.
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const argv = ['serve', '--port', '0', '--page', folder, '--data', data, '--calls-a-minute', '1000000000'];
  if (processes > 1) argv.push('--processes', `${processes}`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...argv], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(database !== undefined && { DATABASE_URL: database }) },
  });
  const gone = once(child, 'exit');
  // Ending this program early leaves no server behind.
  const cut = (): unknown => child.kill('SIGKILL');
  process.once('exit', cut);
  const end = async (): Promise<void> => {
    process.off('exit', cut);
    child.kill();
    await gone;
    fs.rmSync(folder, { recursive: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { url: new URL(url), data, end };
  }
  await end();
  throw new Complaint('the server to be measured did not start');
}
