import { fileURLToPath } from 'node:url';
import {
  type Budget,
  botOf,
  LEVEL_IDS,
  type LevelId,
  readTactics,
  type Solved,
  solve,
  TACTICS_FOLDER,
  type Tactic,
} from '@hinode/bots';
import { InvalidInput, type Move } from '@hinode/engine';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { jsonFilesAt, readJson } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { progressOf } from '../progress.ts';
import { readBudget } from '../tournament/plan.ts';
import type { Command } from './command.ts';

const FLAGS = {
  levels: { type: 'string', default: 'ashigaru,samurai,daimyo,shogun' },
  budget: { type: 'string', default: '200ms' },
  tries: { type: 'string', default: '3' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_TRIES = 1000;

export const tactics: Command = {
  help: `hinode tactics [FILE-OR-FOLDER] [--levels A,B] [--budget 200ms] [--tries N] [--json]

Puts every tactic to every level: a position in which a good player sees the right answer. It prints the share each
level solves; for a single level also what it missed, what it answered, and why that was wrong. Without a file or
folder it takes the suite that comes with Hinode (packages/bots/tactics).

  --levels A,B    which bots: ${LEVEL_IDS.join(', ')} (default ${FLAGS.levels.default})
  --budget B      how long a Shogun may think: milliseconds (200ms, the default) or iterations (50it)
  --tries N       how often each is asked, with different chance each time (default ${FLAGS.tries.default})
  --json          prints JSON for programs`,
  run: async (argv, io) => {
    const place = { atLeast: 0, atMost: 1, what: 'a FILE-OR-FOLDER with tactics' };
    const { values, positionals } = readFlags(argv, FLAGS, place);
    const levels = readLevels(values.levels);
    const budget = readBudget(values.budget);
    const tries = wholeNumber('tries', values.tries, 1, MOST_TRIES);
    const [where = fileURLToPath(TACTICS_FOLDER)] = positionals;
    const suite = jsonFilesAt(io, where).flatMap((file) => tacticsIn(io, file));
    if (suite.length === 0) throw new Complaint(`there is no tactic in "${where}"`);
    const scores = await askAll(suite, levels, budget, tries, io);
    if (values.json) say(io, JSON.stringify({ tactics: suite.length, tries, levels: scores.map(inShort) }));
    else for (const line of report(scores, suite.length, tries)) say(io, line);
    return 0;
  },
};

function readLevels(typed: string): LevelId[] {
  const levels = typed.split(',').map((word) => {
    const level = LEVEL_IDS.find((id) => id === word.trim());
    if (level === undefined)
      throw new Complaint(`--levels must name bots of ${LEVEL_IDS.join(', ')}, not "${word}"`);
    return level;
  });
  return [...new Set(levels)];
}

function tacticsIn(io: Io, file: string): Tactic[] {
  try {
    return readTactics(readJson(io, file), file);
  } catch (problem) {
    if (problem instanceof InvalidInput) throw new Complaint(problem.message);
    throw problem;
  }
}

/** How a level did on one tactic. */
interface Result {
  readonly tactic: Tactic;
  readonly right: number;
  /** The wrong answers, each listed once. */
  readonly wrong: readonly Move[];
}
interface Score {
  readonly level: LevelId;
  /** From 0 to 1. */
  readonly share: number;
  readonly results: readonly Result[];
}

async function askAll(
  suite: readonly Tactic[],
  levels: readonly LevelId[],
  budget: Budget,
  tries: number,
  io: Io,
): Promise<Score[]> {
  const progress = progressOf(levels.length * suite.length, 'tactics', io.stderr);
  const scores: Score[] = [];
  let asked = 0;
  try {
    for (const level of levels) {
      const results: Result[] = [];
      for (const tactic of suite) {
        results.push(tried(tactic, level, budget, tries));
        await progress.at(++asked);
      }
      const right = results.reduce((sum, result) => sum + result.right, 0);
      scores.push({ level, share: right / (suite.length * tries), results });
    }
  } finally {
    progress.end();
  }
  return scores;
}

function tried(tactic: Tactic, level: LevelId, budget: Budget, tries: number): Result {
  const answers = Array.from({ length: tries }, (_, i) => answerTo(tactic, level, budget, `tactics ${i}`));
  const wrong = answers.filter(({ right }) => !right).map(({ move }) => move);
  const different = new Map(wrong.map((move) => [JSON.stringify(move), move]));
  return { tactic, right: tries - wrong.length, wrong: [...different.values()] };
}

function answerTo(tactic: Tactic, level: LevelId, budget: Budget, seed: string): Solved {
  try {
    // A new bot for every question, so that nothing is remembered from the one before.
    return solve(tactic, botOf(level, { budget }), seed);
  } catch (problem) {
    // If a position cannot be set up it is the file's fault; the engine says what is wrong with it.
    if (problem instanceof Error)
      throw new Complaint(`"${tactic.name}" cannot be played: ${problem.message}`);
    throw problem;
  }
}

const inShort = ({ level, share, results }: Score) => ({
  level,
  share,
  missed: results
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ tactic, right, wrong }) => ({ name: tactic.name, right, answers: wrong })),
});

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(scores: readonly Score[], count: number, tries: number): string[] {
  const head = ['level', 'solved', 'every time'];
  const rows = scores.map(({ level, share, results }) => [
    level,
    percent(share),
    `${results.filter(({ right }) => right === tries).length} of ${count}`,
  ]);
  const [only, ...others] = scores;
  return [
    ...alignedRows([head, ...rows]),
    ...(only !== undefined && others.length === 0 ? missedBy(only, tries) : []),
  ];
}

function missedBy({ results }: Score, tries: number): string[] {
  return results
    .filter(({ wrong }) => wrong.length > 0)
    .flatMap(({ tactic, right, wrong }) => [
      '',
      `${tactic.name} (right ${right} of ${tries})`,
      `  ${tactic.why}`,
      ...wrong.map((move) => `  answered ${JSON.stringify(move)}`),
    ]);
}
