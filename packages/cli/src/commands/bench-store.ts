import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StoreError } from '@hinode/server';
import {
  type Amounts,
  filledDatabase,
  filledFolder,
  type Plans,
  plansInDatabase,
  plansInFolder,
} from '@hinode/server/stores';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { fileOf, say } from '../io.ts';
import { startServer } from '../load/own-server.ts';
import { type Answers, askAround, untilItRests } from '../load/stored.ts';
import { grouped } from '../numbers.ts';
import { withBar } from '../progress.ts';
import type { Command } from './command.ts';
import { databaseFrom, told } from './serve.ts';

const FLAGS = {
  finished: { type: 'string', default: '100000' },
  playing: { type: 'string', default: '10000' },
  rooms: { type: 'string', default: '10000' },
  moves: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 10_000_000;
const MOST_MOVES = 10_000;

export const benchStore: Command = {
  help: `hinode bench-store [--finished N] [--playing N] [--rooms N] [--moves N] [--data FOLDER] [--json]

Fills an empty store with copies of a few real games, starts a server on it, and measures how long the start takes and
how long somebody waits for the list of open rooms, for "my games", for statistics, for a game and for its
table. Then it asks the database how it would carry out every statement of the store, and names
those that would scan a whole table.

  --finished N    games that are over (default 100000)
  --playing N     games that are being played (default 10000)
  --rooms N       rooms that wait for players (default 10000)
  --moves N       at most this many moves in each game: for query plans with very many games (default: all)
  --data FOLDER   creates the file there and keeps it; the file of an earlier run is measured again
                  (default: a folder for this run alone)
  --json          prints JSON for programs

With DATABASE_URL in the environment, that database is filled and stays filled. It must be empty, or filled by an
earlier run.`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const number = (name: 'finished' | 'playing' | 'rooms'): number =>
      wholeNumber(name, values[name], 0, MOST_GAMES);
    const amounts: Amounts = {
      finished: number('finished'),
      playing: number('playing'),
      rooms: number('rooms'),
      ...(values.moves !== undefined && { moves: wholeNumber('moves', values.moves, 0, MOST_MOVES) }),
    };
    if (amounts.finished + amounts.playing === 0) throw new Complaint('there must be a game to look at');
    const { database } = databaseFrom(io.env);
    const own =
      values.data === undefined ? fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-stored-')) : undefined;
    const data = own ?? fileOf(io, values.data ?? '');
    try {
      const measured = await measure(data, database, amounts, io.stderr).catch(explain);
      say(io, values.json ? JSON.stringify(measured) : table(amounts, measured));
      return measured.plans.scans.length === 0 ? 0 : 1;
    } finally {
      if (own !== undefined) fs.rmSync(own, { recursive: true });
    }
  },
};

interface Measured {
  /** Milliseconds from the start of the program to the line with its address. */
  readonly start: number;
  /** Milliseconds until it had looked at all games in play. */
  readonly resumed: number;
  readonly answers: Answers;
  readonly plans: Plans;
}

async function measure(
  data: string,
  database: string | undefined,
  amounts: Amounts,
  out: Parameters<typeof withBar>[1],
): Promise<Measured> {
  const filled = await withBar('games', out, (filling) =>
    database === undefined
      ? filledFolder(data, amounts, filling)
      : filledDatabase(database, amounts, filling),
  );
  const began = performance.now();
  const server = await startServer({ data, database });
  const start = performance.now() - began;
  try {
    const adminKey = fs.readFileSync(path.join(data, 'host-key'), 'utf8').trim();
    const resumed = await untilItRests(server.url, adminKey);
    const answers = await askAround(server.url, filled, adminKey);
    await server.end();
    return {
      start,
      resumed,
      answers,
      plans: database === undefined ? plansInFolder(data) : await plansInDatabase(database),
    };
  } catch (problem) {
    await server.end();
    throw problem;
  }
}

function explain(problem: unknown): never {
  if (problem instanceof StoreError) throw new Complaint(told(problem));
  throw problem;
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;

function table(amounts: Amounts, { start, resumed, answers, plans }: Measured): string {
  const { finished, playing, rooms } = amounts;
  const rows = [
    ['', 'half within', '99 % within', 'the longest', 'of a core'],
    ...Object.entries(answers).map(([what, { half, p99, longest, work }]) => [
      what,
      ms(half),
      ms(p99),
      ms(longest),
      ms(work),
    ]),
    ['the start of the server', ms(start)],
    ['… until it has looked at all games in play', ms(resumed)],
  ];
  const scans = plans.scans.map(({ statement, table: of }) => `  scans all of ${of}: ${statement}`);
  return [
    `${grouped(finished)} games that are over, ${grouped(playing)} in play, ${grouped(rooms)} rooms`,
    ...alignedRows(rows),
    `${plans.statements} statements, of which ${plans.scans.length} scan a whole table`,
    ...scans,
  ].join('\n');
}
