import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@hinode/server/testing';
import { alignedRows } from '../columns.ts';
import { grouped } from '../numbers.ts';
import type { Load } from './run.ts';

/**
 * What one server with a file can carry, and what nodes and processes on a PostgreSQL server on this machine can, with every move
 * on disk: one after another, several times by turns, so that a busy machine is equally busy for all.
 *     node packages/cli/src/load/arrangements.ts [GAMES] [SECONDS] [ROUNDS]
 */
/** The warm-up before the measurement, as a share of the measured seconds. */
const WARM_UP = 0.2;
const [games = '400', seconds = '8', rounds = '2'] = process.argv.slice(2);
const PROGRAM = fileURLToPath(new URL('../../bin/hinode.mjs', import.meta.url));

interface Arrangement {
  readonly name: string;
  readonly flags: readonly string[];
  readonly onPostgres: boolean;
}
const ARRANGEMENTS: readonly Arrangement[] = [
  { name: 'one server in a file', flags: [], onPostgres: false },
  { name: 'one node on PostgreSQL', flags: [], onPostgres: true },
  { name: 'two nodes, players at both', flags: ['--nodes', '2'], onPostgres: true },
  { name: 'two nodes, each game at one', flags: ['--nodes', '2', '--together'], onPostgres: true },
  { name: 'two processes', flags: ['--processes', '2'], onPostgres: true },
];

/** Processor seconds used so far by a program and those that it has started. */
function secondsOf(pid: number): number {
  const TICKS = 100;
  let ticks = 0;
  for (const one of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name, which may contain spaces: its state, its parent; its own time and that of the children it waited for.
      const fields = fs.readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const [own, waited] = [fields.slice(11, 13), fields.slice(13, 15)].map((all) =>
        all.reduce((sum, time) => sum + Number(time), 0),
      );
      if (Number(one) === pid) ticks += (own ?? 0) + (waited ?? 0);
      else if (Number(fields[1]) === pid) ticks += own ?? 0;
    } catch {
      // The process has just ended.
    }
  }
  return ticks / TICKS;
}

async function load(flags: readonly string[], database: string | undefined): Promise<Load> {
  const argv = [PROGRAM, 'load', '--games', games, '--seconds', seconds, '--json', ...flags];
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...argv], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...(database !== undefined && { DATABASE_URL: database }) },
  });
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Load;
  throw new Error(`nothing was measured: ${flags.join(' ')}`);
}

const postgres = await startPostgres({ settings: ['max_connections=200'] });
const measured = new Map<string, string[][]>();
try {
  for (let round = 0; round < Number(rounds); round++)
    for (const { name, flags, onPostgres } of ARRANGEMENTS) {
      const before = secondsOf(postgres.pid);
      const one = await load(flags, onPostgres ? postgres.url : undefined);
      const database = secondsOf(postgres.pid) - before;
      const cores = os.availableParallelism();
      const perMove = (share: number): string => ((share * cores * 1_000) / one.movesPerSecond).toFixed(2);
      const row = [
        grouped(one.movesPerSecond),
        one.halfWithin.toFixed(0),
        one.p99Within.toFixed(0),
        perMove(one.serverShare ?? 0),
        // From its start on, including the starting of the games.
        onPostgres ? ((database * 1_000) / (one.moves * (1 + WARM_UP))).toFixed(2) : '',
        perMove(one.ownShare),
        `${Object.keys({ ...one.refusals, ...one.failures })}`,
      ];
      measured.set(name, [...(measured.get(name) ?? []), row]);
      console.error(name, ...row);
    }
} finally {
  await postgres.stop();
}
const HEAD = ['moves/s', 'half, ms', '99 %, ms', 'server, ms', 'database, ms', 'players, ms', 'trouble'];
const rows = [...measured].flatMap(([name, all]) => all.map((row) => [name, ...row]));
console.log(alignedRows([['', ...HEAD], ...rows]).join('\n'));
