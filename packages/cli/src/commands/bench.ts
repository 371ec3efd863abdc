import { PLAYER_COUNTS } from '@hinode/engine/facts';
import { alignedRows } from '../columns.ts';
import { positiveNumber, readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { type Figures, measure } from '../measure.ts';
import { grouped, median } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { styleFor } from '../style.ts';
import type { Command } from './command.ts';

const FLAGS = {
  json: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '18' },
  runs: { type: 'string', default: '5' },
} as const;

export const bench: Command = {
  help: `hinode bench [--json] [--seconds S] [--runs N]

Measures the engine on one core, for every number of players, each figure the median of several runs after a warm-up:
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

type Measured = Readonly<Record<number, Figures>>;

async function measureAll(seconds: number, runs: number, io: Io): Promise<Measured> {
  // One more run for each number of players: the warm-up, which is thrown away.
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

const ROWS = [
  ['decisions per second', 'decisionsPerSecond'],
  ['games per second', 'gamesPerSecond'],
  ['clones per second', 'clonesPerSecond'],
  ['moves listed per second', 'movesEnumeratedPerSecond'],
] as const;

function table(measured: Measured, io: Io): string {
  const [head = '', ...rows] = alignedRows(
    [
      ['', ...PLAYER_COUNTS.map((players) => `${players} players`)],
      ...ROWS.map(([name, figure]) => [
        name,
        ...PLAYER_COUNTS.map((players) => grouped(measured[players]?.[figure] ?? 0)),
      ]),
    ],
    3,
  );
  return [styleFor(io).dim(head), ...rows].join('\n');
}
