import { alignedRows } from '../columns.ts';
import { expectWritable, writeText } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import type { Tenth } from '../learn/compare.ts';
import { curveOf } from '../learn/curve.ts';
import { GAMES_IN_FILE, hasGames, keepGames, openFolder, readGames } from '../learn/data-folder.ts';
import { type Learned, learnAll, type Outcome, parted } from '../learn/models.ts';
import type { Sample } from '../learn/samples.ts';
import { samplesOf } from '../learn/self-play.ts';
import { writtenWeights } from '../learn/weights-file.ts';
import { grouped, rounded } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { readSeed } from '../table-setup.ts';
import type { Command } from './command.ts';

const FLAGS = {
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  folder: { type: 'string', default: 'learning' },
  out: { type: 'string' },
  curve: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_FILES = 10_000;

export const learn: Command = {
  help: `hinode learn [--games N] [--seed TEXT] [--folder FOLDER] [--out FILE] [--curve FILE] [--json]

Learns what a position is worth to each clan, its odds to win and the points to come, from games of fast bots. Plays
the games that are not in the folder yet, so it can be stopped and continued later; then fits a linear model, boosted
trees and a small network to eight games of ten, and says how good each is in those it has not seen.

  --games N       how many games, in twenties (default ${FLAGS.games.default})
  --seed TEXT     the same seed plays the same games and learns the same (default 1)
  --folder NAME   where the games are kept (default ${FLAGS.folder.default})
  --out FILE      writes the weights of the linear model: those in use are packages/bots/src/judgement/learned.ts
  --curve FILE    draws, as SVG, how often clans won at each level of the odds it gave
  --json          prints everything for programs, with the curves of learning and of calibration`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const games = wholeNumber('games', values.games, GAMES_IN_FILE, MOST_FILES * GAMES_IN_FILE);
    const seed = readSeed(values.seed);
    for (const file of [values.out, values.curve]) if (file !== undefined) expectWritable(io, file);
    const files = Math.ceil(games / GAMES_IN_FILE);
    openFolder(io, values.folder, seed);
    await playMissing(io, values.folder, files, seed);
    const samples = readGames(io, values.folder, files);
    const tell = (doing: string): void => {
      if (io.stderr.isTTY) io.stderr.write(`\r  ${doing}\x1b[K`);
    };
    const learned = learnAll(parted(samples), seed, tell);
    tell('');
    if (values.out !== undefined)
      writeText(
        io,
        values.out,
        writtenWeights(learned.weights, `hinode learn --games ${files * GAMES_IN_FILE} --seed ${seed}`),
      );
    if (values.curve !== undefined) writeText(io, values.curve, curveOf(KEPT, tenthsOf(learned)));
    if (values.json)
      say(
        io,
        JSON.stringify({
          ...facts(learned),
          games: files * GAMES_IN_FILE,
          positions: samples.stages.length,
        }),
      );
    else {
      say(io, `${grouped(files * GAMES_IN_FILE)} games, ${grouped(samples.stages.length)} positions`);
      for (const line of linesOf(learned)) say(io, line);
    }
    return 0;
  },
};

async function playMissing(io: Io, folder: string, files: number, seed: string): Promise<void> {
  const progress = progressOf(files * GAMES_IN_FILE, 'games', io.stderr);
  for (let file = 0; file < files; file++) {
    if (hasGames(io, folder, file)) continue;
    const samples: Sample[] = [];
    for (let game = file * GAMES_IN_FILE; game < (file + 1) * GAMES_IN_FILE; game++) {
      samples.push(...samplesOf(seed, game));
      await progress.at(game);
    }
    keepGames(io, folder, file, samples);
  }
  progress.end();
}

/** The model whose weights are written. */
const KEPT = 'linear';

const tenthsOf = ({ outcomes }: Learned): readonly Tenth[] =>
  outcomes.find(({ model }) => model === KEPT)?.tenths ?? [];

const facts = ({ lessons, outcomes }: Learned) => ({ lessons, outcomes });

const HEAD = ['model', 'log loss', 'at tea', 'points off by', 'at tea', 'odds off by'];

const rowOf = ({ model, logLoss, pointsError, miscalibration, atTea }: Outcome): string[] => [
  model,
  logLoss.toFixed(4),
  atTea.logLoss.toFixed(4),
  `${rounded(pointsError, 2)} VP`,
  `${rounded(atTea.pointsError, 2)} VP`,
  `${rounded(100 * miscalibration, 1)} %`,
];

/** How good each model is, and how often clans won at each level of odds that the linear model gave. */
function linesOf(learned: Learned): string[] {
  return [
    ...alignedRows([HEAD, ...learned.outcomes.map(rowOf)]),
    '',
    ...alignedRows([
      ['the linear model said', 'they won', 'clans'],
      ...tenthsOf(learned).map(({ said, won, count }) => [percent(said), percent(won), grouped(count)]),
    ]),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
