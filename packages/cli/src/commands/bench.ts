import { CORE, PLAYER_COUNTS, playersMostWith } from '@hinode/engine/facts';
import { alignedRows } from '../columns.ts';
import { compare, type Ratios } from '../compare.ts';
import { positiveNumber, readFlags, wholeNumber } from '../flags.ts';
import { fileOf, type Io, say } from '../io.ts';
import { type Figures, measure } from '../measure.ts';
import { engineOfCheckout, ownEngine } from '../measured-engine.ts';
import { grouped, median, rounded } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { styleFor } from '../style.ts';
import type { Command } from './command.ts';

const FLAGS = {
  against: { type: 'string' },
  json: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '18' },
  runs: { type: 'string', default: '5' },
} as const;

export const bench: Command = {
  help: `hinode bench [--json] [--seconds S] [--runs N] [--against FOLDER]

Measures the engine on one core, for every number of players, each figure the median of several runs after a warm-up:
decisions and games per second in random play, where every legal move is listed at every decision and no events are
built; copies of positions per second; and moves listed per second, in positions of random play.

  --seconds S        roughly how long the whole measurement takes (default 18)
  --runs N           runs for each median (default 5)
  --against FOLDER   instead compares the engine with that of another checkout of Hinode: both do the same work in
                     turns, a millisecond or two at a time, and the fastest fifth of these pieces counts. 1.05 is 5 %
                     faster than the other. This works on a busy machine too
  --json             prints JSON for programs`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const seconds = positiveNumber('seconds', values.seconds, 3600);
    const runs = wholeNumber('runs', values.runs, 1, 1000);
    if (values.against === undefined) {
      const players = await measureAll(seconds, runs, io);
      say(io, values.json ? JSON.stringify({ players }) : figures(players, io));
    } else {
      const players = await compareAll(seconds, fileOf(io, values.against), io);
      say(io, values.json ? JSON.stringify({ players }) : ratios(players, io));
    }
    return 0;
  },
};

type Measured = Readonly<Record<number, Figures>>;

async function measureAll(seconds: number, runs: number, io: Io): Promise<Measured> {
  // One more run for each number of players: the warm-up, which is discarded.
  const each = seconds / (PLAYER_COUNTS.length * (runs + 1));
  const progress = progressOf(PLAYER_COUNTS.length * (runs + 1), 'runs', io.stderr);
  const found: Record<number, Figures> = {};
  let done = 0;
  for (const players of PLAYER_COUNTS) {
    const measured: Figures[] = [];
    for (let run = 0; run <= runs; run++) {
      const figures = await measure(players, run, each);
      if (run > 0) measured.push(figures);
      await progress.at(++done);
    }
    found[players] = medians(measured);
  }
  progress.end();
  return found;
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

const FIGURES = [
  ['decisions per second', 'decisionsPerSecond'],
  ['games per second', 'gamesPerSecond'],
  ['clones per second', 'clonesPerSecond'],
  ['moves listed per second', 'movesEnumeratedPerSecond'],
] as const;

function figures(measured: Measured, io: Io): string {
  return columns(
    PLAYER_COUNTS,
    FIGURES.map(([name, figure]) => [
      name,
      ...PLAYER_COUNTS.map((players) => grouped(measured[players]?.[figure] ?? 0)),
    ]),
    io,
  );
}

/** Only tables that every version of Hinode supports. */
const COMPARED = PLAYER_COUNTS.filter((players) => players <= playersMostWith(CORE));
type Compared = Readonly<Record<number, Ratios>>;

async function compareAll(seconds: number, folder: string, io: Io): Promise<Compared> {
  const other = await engineOfCheckout(folder);
  const progress = progressOf(COMPARED.length, 'tables', io.stderr);
  const found: Record<number, Ratios> = {};
  for (const [done, players] of COMPARED.entries()) {
    const { decisions, clones, movesListed } = await compare(
      ownEngine,
      other,
      players,
      seconds / COMPARED.length,
    );
    found[players] = {
      decisions: rounded(decisions, DIGITS),
      clones: rounded(clones, DIGITS),
      movesListed: rounded(movesListed, DIGITS),
    };
    await progress.at(done + 1);
  }
  progress.end();
  return found;
}

const DIGITS = 3;
const RATIOS = [
  ['decisions', 'decisions'],
  ['clones', 'clones'],
  ['moves listed', 'movesListed'],
] as const;

function ratios(compared: Compared, io: Io): string {
  return columns(
    COMPARED,
    RATIOS.map(([name, figure]) => [
      name,
      ...COMPARED.map((players) => (compared[players]?.[figure] ?? 0).toFixed(DIGITS)),
    ]),
    io,
  );
}

function columns(counts: readonly number[], rows: readonly string[][], io: Io): string {
  const [head = '', ...rest] = alignedRows(
    [['', ...counts.map((players) => `${players} players`)], ...rows],
    3,
  );
  return [styleFor(io).dim(head), ...rest].join('\n');
}
