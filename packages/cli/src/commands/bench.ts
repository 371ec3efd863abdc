import {
  CLAN_IDS,
  clone,
  newGame,
  optionsOf,
  playCode,
  randomAsked,
  randomCode,
  rngFrom,
  type State,
} from '@hinode/engine';
import { positiveNumber, readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { grouped, median } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { chanceOf, playOut } from '../random-play.ts';
import { styleFor } from '../style.ts';
import { alignedRows } from '../table.ts';
import { combinations } from '../table-setup.ts';
import type { Command } from './command.ts';

const FLAGS = {
  json: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '18' },
  runs: { type: 'string', default: '5' },
} as const;

const PLAYERS = [3, 4, 5] as const;
/** How the time of a run is shared out. */
const SHARES = { playing: 0.6, cloning: 0.2, listing: 0.2 } as const;
const POSITIONS = 512;

export const bench: Command = {
  name: 'bench',
  summary: 'measures the engine',
  help: `hinode bench [--json] [--seconds S] [--runs N]

Measures the engine on one core, for 3, 4 and 5 players, each figure the median of several runs after a warm-up:
decisions and games per second in random play, where every legal move is listed at every decision and no events are
built; copies of positions per second; and moves listed per second, in positions of random play.

  --seconds S   how long the whole measurement takes, about (default 18)
  --runs N      runs for each median (default 5)
  --json        prints JSON for programs`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const seconds = positiveNumber('seconds', values.seconds, 3600);
    const runs = wholeNumber('runs', values.runs, 1, 1000);
    const players = await measureAll(seconds, runs, io);
    say(io, values.json ? JSON.stringify({ players }) : table(players, io));
    return 0;
  },
};

interface Figures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly movesEnumeratedPerSecond: number;
}

type Measured = Readonly<Partial<Record<number, Figures>>>;

async function measureAll(seconds: number, runs: number, io: Io): Promise<Measured> {
  // One more run for each number of players: the warm-up, which is thrown away.
  const each = seconds / (PLAYERS.length * (runs + 1));
  const progress = progressOf(PLAYERS.length * (runs + 1), 'runs', io.stderr);
  const found: Record<number, Figures> = {};
  let done = 0;
  for (const players of PLAYERS) {
    const measured: Figures[] = [];
    for (let run = 0; run <= runs; run++) {
      const figures = measure(players, run, each);
      if (run > 0) measured.push(figures);
      await progress.at(++done);
    }
    found[players] = medians(measured);
  }
  progress.end();
  return found;
}

function measure(players: number, run: number, seconds: number): Figures {
  const positions = samplePositions(players, run);
  return {
    ...measurePlay(players, run, seconds * SHARES.playing),
    clonesPerSecond: measureClones(positions, seconds * SHARES.cloning),
    movesEnumeratedPerSecond: measureListing(positions, seconds * SHARES.listing),
  };
}

const TABLES = new Map(PLAYERS.map((players) => [players as number, combinations(CLAN_IDS, players)]));

const setupOf = (players: number, run: number, game: number) => {
  const tables = TABLES.get(players) ?? [];
  return { clans: tables[game % tables.length] ?? [], set: 'random', seed: `bench ${run} ${game}` } as const;
};

function measurePlay(players: number, run: number, seconds: number) {
  let decisions = 0;
  let games = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds) {
    const setup = setupOf(players, run, games++);
    decisions += playOut(newGame(setup), chanceOf(setup));
    elapsed = (performance.now() - start) / 1000;
  }
  return { decisionsPerSecond: decisions / elapsed, gamesPerSecond: games / elapsed };
}

/** Positions from all over random games, with a decision open. */
function samplePositions(players: number, run: number): State[] {
  const lots = rngFrom(`bench ${run} positions`);
  const found: State[] = [];
  for (let game = 0; found.length < POSITIONS; game++) {
    const setup = setupOf(players, run, game);
    const state = newGame(setup);
    const chance = chanceOf(setup);
    for (let clan = randomAsked(state, chance); clan >= 0; clan = randomAsked(state, chance)) {
      if (lots.below(16) === 0) found.push(clone(state));
      playCode(state, clan, randomCode(state, clan, chance));
    }
  }
  return found;
}

/** Repeats `work`, which gives how much it did, for some time; gives how much was done in a second. */
function perSecond(seconds: number, work: () => number): number {
  let done = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds) {
    done += work();
    elapsed = (performance.now() - start) / 1000;
  }
  return done / elapsed;
}

/** The copies are kept for a while, as a search keeps them: a copy that nobody looks at might never be made. */
function measureClones(positions: readonly State[], seconds: number): number {
  const kept = positions.map(clone);
  return perSecond(seconds, () => {
    for (let i = 0; i < positions.length; i++) kept[i] = clone(positions[i] as State);
    return positions.length;
  });
}

function measureListing(positions: readonly State[], seconds: number): number {
  const lots = rngFrom('bench listing');
  const asked = positions.map((state) => randomAsked(state, lots));
  return perSecond(seconds, () => {
    let listed = 0;
    for (let i = 0; i < positions.length; i++)
      listed += optionsOf(positions[i] as State, asked[i] as number).count;
    return listed;
  });
}

function medians(runs: readonly Figures[]): Figures {
  const of = (figure: keyof Figures): number => Math.round(median(runs.map((run) => run[figure])));
  return {
    decisionsPerSecond: of('decisionsPerSecond'),
    gamesPerSecond: of('gamesPerSecond'),
    clonesPerSecond: of('clonesPerSecond'),
    movesEnumeratedPerSecond: of('movesEnumeratedPerSecond'),
  };
}

const ROWS = [
  ['decisions per second', 'decisionsPerSecond'],
  ['games per second', 'gamesPerSecond'],
  ['clones per second', 'clonesPerSecond'],
  ['moves listed per second', 'movesEnumeratedPerSecond'],
] as const;

function table(measured: Measured, io: Io): string {
  const { dim } = styleFor(io);
  const [head = '', ...rows] = alignedRows(
    [
      ['', ...PLAYERS.map((players) => `${players} players`)],
      ...ROWS.map(([name, figure]) => [
        name,
        ...PLAYERS.map((players) => grouped(measured[players]?.[figure] ?? 0)),
      ]),
    ],
    3,
  );
  return [dim(head), ...rows].join('\n');
}
