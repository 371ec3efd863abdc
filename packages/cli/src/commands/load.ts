import fs from 'node:fs';
import path from 'node:path';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { positiveNumber, readFlags, wholeNumber } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import { SEATS } from '../load/match.ts';
import { startServers } from '../load/own-server.ts';
import { type Load, runLoad } from '../load/run.ts';
import { grouped, rounded } from '../numbers.ts';
import type { Command } from './command.ts';

const FLAGS = {
  games: { type: 'string' },
  url: { type: 'string', multiple: true },
  nodes: { type: 'string', default: '1' },
  processes: { type: 'string', default: '1' },
  together: { type: 'boolean', default: false },
  data: { type: 'string' },
  rate: { type: 'string' },
  seconds: { type: 'string', default: '20' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 5000;
const MOST_NODES = 16;
const HIGHEST_RATE = 100_000;
const LONGEST = 3600;

export const loadCommand: Command = {
  help: `hinode load --games N [--rate M] [--seconds S] [--nodes K [--together] | --processes K | --url URL … [--data FOLDER]]
            [--json]

Plays N games at once on a server, over its public API: for each game four players with cookies and sockets of their
own, who know only what they are sent and answer with any legal move. Reports how many moves a second were safe on disk
and seen by all four, how long that took from the sending of a move, and what it cost.

  --games N       how many tables
  --rate M        this many moves a second in all (default: as many as possible)
  --seconds S     how long the measurement takes, after a warm-up (default 20)
  --nodes K       starts K servers on the database of DATABASE_URL, and spreads the players of each game over them
  --together      all players of a game use the same node, as behind a load balancer that knows the games
  --processes K   starts one server of K processes on that database
  --url URL       a running server, or several nodes of one database, each with --url; without it one is started, in a
                  process and a folder of its own
  --data FOLDER   that server's data folder: with the admin's key in it, the server's share of the cores is measured
  --json          prints JSON for programs

A server limits the calls and connections from one address: start the one to be measured with
--calls-a-minute 1000000 --connections 1000000.`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    if (values.games === undefined) throw new Complaint('--games is missing: how many games?');
    const wanted = {
      games: wholeNumber('games', values.games, 1, MOST_GAMES),
      rate: values.rate === undefined ? undefined : wholeNumber('rate', values.rate, 1, HIGHEST_RATE),
      seconds: positiveNumber('seconds', values.seconds, LONGEST),
      areTogether: values.together,
    };
    const nodes = wholeNumber('nodes', values.nodes, 1, MOST_NODES);
    const processes = wholeNumber('processes', values.processes, 1, MOST_NODES);
    const urls = values.url ?? [];
    if (values.data !== undefined && urls.length === 0) throw new Complaint('--data needs --url');
    for (const [flag, count] of Object.entries({ nodes, processes })) {
      if (count > 1 && urls.length > 0) throw new Complaint(`--${flag} starts servers: leave --url out`);
      if (count > 1 && !io.env['DATABASE_URL'])
        throw new Complaint(
          `--${flag} needs DATABASE_URL in the environment: several servers share a database`,
        );
    }
    const known = urls.map(serverAt);
    const own =
      known.length === 0 ? await startServers(nodes, { database: io.env['DATABASE_URL'], processes }) : [];
    const data = own[0]?.data ?? (values.data && fileOf(io, values.data));
    try {
      const servers = [...known, ...own.map(({ url }) => url)];
      const load = await runLoad({ ...wanted, servers, adminKey: data && adminKeyIn(data) }, io.stderr);
      say(io, values.json ? JSON.stringify(load) : table(load));
      return hasTrouble(load) ? 1 : 0;
    } finally {
      await Promise.all(own.map(({ end }) => end()));
    }
  },
};

function adminKeyIn(data: string): string {
  const file = path.join(data, 'host-key');
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim();
  throw new Complaint(`--data ${data} is not the data folder of a server: there is no host-key in it`);
}

function serverAt(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new Complaint(`--url must be an address such as http://127.0.0.1:8080/, not "${typed}"`);
}

const hasTrouble = ({ refusals, failures, moves }: Load): boolean =>
  moves === 0 || Object.keys(refusals).length + Object.keys(failures).length > 0;

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const percent = (share: number | undefined): string =>
  share === undefined ? 'unknown' : `${rounded(share * 100, 0)} %`;
const bytes = (count: number | undefined): string =>
  count === undefined ? 'no game was played out' : grouped(count);

function table(load: Load): string {
  const rows = [
    ['moves on the disk and seen by all', grouped(load.moves)],
    ['  a second', grouped(load.movesPerSecond)],
    [`from sending to the views of all ${SEATS}: half within`, ms(load.halfWithin)],
    ['  99 % within', ms(load.p99Within)],
    ['  the longest', ms(load.longest)],
    ['bytes a move and client', bytes(load.bytesPerMoveAndClient)],
    ['games played out', grouped(load.gamesPlayedOut)],
    ['  bytes a game and client', bytes(load.bytesPerGameAndClient)],
    ['  at most', bytes(load.mostBytesPerGameAndClient)],
    ['share of all cores: this program', percent(load.ownShare)],
    ['  the server', percent(load.serverShare)],
    ...troubleRows('refused', load.refusals),
    ...troubleRows('failed', load.failures),
  ];
  return alignedRows(rows).join('\n');
}

const troubleRows = (what: string, counts: Readonly<Record<string, number>>): string[][] => {
  const found = Object.entries(counts).map(([why, count]) => [`${what}: ${why}`, grouped(count)]);
  return found.length > 0 ? found : [[what, 'none']];
};
