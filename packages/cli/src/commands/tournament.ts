import os from 'node:os';
import { CHARACTER_IDS, LEVEL_IDS, TRICKS } from '@hinode/bots';
import { CORE, PLAYERS_LEAST, PLAYERS_MOST, SET_IDS } from '@hinode/engine/facts';
import { alignedRows } from '../columns.ts';
import { Complaint } from '../complaint.ts';
import { expectWritable, writeText } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { nameOf } from '../names.ts';
import { progressOf } from '../progress.ts';
import { styleFor } from '../style.ts';
import { BOXES_FLAG, BOXES_HELP, readBoxes, readSeed, readSet } from '../table-setup.ts';
import type { GameReport } from '../tournament/game.ts';
import { page } from '../tournament/page.ts';
import { type Plan, readBudget, readSeats, seatingOf, writeBudget } from '../tournament/plan.ts';
import { playAll, type Schedule } from '../tournament/pool.ts';
import { kindOf, readNoise } from '../tournament/seat.ts';
import { placeRows, resultRows, type Summary, summed, titleOf } from '../tournament/summary.ts';
import { Tally, type Trouble } from '../tournament/tally.ts';
import { readWhatIf, writeWhatIf } from '../tournament/what-if.ts';
import type { Command } from './command.ts';

const FLAGS = {
  ...BOXES_FLAG,
  seats: { type: 'string', default: 'samurai,ashigaru,ashigaru,ashigaru' },
  games: { type: 'string', default: '200' },
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: '200ms' },
  quick: { type: 'boolean', default: false },
  noise: { type: 'string', default: '0' },
  set: { type: 'string', default: 'random' },
  threads: { type: 'string' },
  'what-if': { type: 'string' },
  records: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

/** Plays all games of a schedule; a test may put something else in its place. */
type Player = typeof playAll;

export const tournamentWith = (player: Player): Command => ({
  help: `hinode tournament [--seats A,B,C,D] [--games N] [--seed TEXT] [--budget 200ms] [--json] [--html FILE]

Lets bots play against each other in several threads. Every deal is played once for every rotation of the seats, so
that every bot sits in every chair of it; the combinations of clans take turns over the deals. Every seat counts as a
game for its kind of bot, and a shared victory as half a win for each.

  --seats A,B,C   ${PLAYERS_LEAST} to ${PLAYERS_MOST} bots: ${LEVEL_IDS.join(', ')}; samurai+noise0.3 answers three in
                  ten decisions at random, samurai+skill4 makes mistakes that people make (0 many, 10 none),
                  shogun+by-hand judges as before anything was learned, samurai+extort has
                  a trick, samurai+pious a character (default ${FLAGS.seats.default}).
                  Tricks: ${TRICKS.join(', ')}
                  Characters: ${CHARACTER_IDS.join(', ')}
  --games N       how many games (default ${FLAGS.games.default}); a multiple of the number of seats completes every deal
  --seed TEXT     the same seed plays the same deals (default 1)
  --budget B      how long a Shogun may think: milliseconds (200ms, the default) or iterations (50it). With
                  iterations the same tournament gives the same results, whatever the machine and the threads
  --quick         every level thinks as little as it can: to look for illegal moves, not for strength
  --noise X       noise from 0 to 1 for every seat that names none of its own
  --set SET       the season cards: ${SET_IDS.join(', ')} or random (default)
${BOXES_HELP}
  --threads N     how many threads (default: one for every core); one alone measures times best
  --game N        plays only game N of the tournament again
  --what-if TEXT  plays with other numbers on the clans' screens, or other abilities, to see what they are worth:
                  "dragonfly: honor 1, income 7, home edo; koi: ability none; bonsai: ability lotus", and "all: …" for
                  every clan. Seats follow starting honor. "table: honor-reversed" turns the honor track upside
                  down and leaves the seats, "table: lowest-first" lets the lowest begin in Spring
  --records NAME  writes the record of every game: NAME-3.json is game 3. "hinode explore" says what wins in them
  --html FILE     writes a page with charts
  --json          prints JSON for programs

The exit code is 1 if a bot answered with an illegal move or a game did not end; the game that shows it is named.`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const boxes = readBoxes(values.boxes);
    const plan: Plan = {
      boxes,
      seats: readSeats(values.seats, readNoise('noise', values.noise), boxes),
      seed: readSeed(values.seed),
      set: readSet(values.set),
      budget: readBudget(values.budget),
      quick: values.quick,
      ...(values.records !== undefined && { keeps: true }),
    };
    const schedule: Schedule = {
      plan,
      games: readGames(values.games, values.game),
      threads: wholeNumber('threads', values.threads ?? defaultThreads(), 1, MOST_THREADS),
      ...whatIfOf(values['what-if']),
    };
    if (values.html !== undefined) expectWritable(io, values.html);
    const keep = keeperOf(values.records, schedule, io);
    const { tally, summary } = await hold(schedule, player, keep, io);
    if (values.html !== undefined) writeText(io, values.html, page(summary));
    say(io, values.json ? JSON.stringify(summary) : table(summary, io));
    return reportTroubles(schedule, tally.troubles, io);
  },
});

export const tournament = tournamentWith(playAll);

function whatIfOf(typed: string | undefined): Pick<Schedule, 'whatIf'> {
  const whatIf = readWhatIf(typed);
  return whatIf.length > 0 ? { whatIf } : {};
}

const defaultThreads = (): string => String(Math.min(MOST_THREADS, os.availableParallelism()));

function readGames(all: string, only: string | undefined): number[] {
  const games = wholeNumber('games', all, 1, MOST_GAMES);
  if (only !== undefined) return [wholeNumber('game', only, 1, MOST_GAMES) - 1];
  return Array.from({ length: games }, (_, game) => game);
}

type Keep = (report: GameReport) => void;

/** What other rules brought about cannot be replayed by those of the game. */
function keeperOf(name: string | undefined, { whatIf = [] }: Schedule, io: Io): Keep {
  if (name === undefined) return () => {};
  if (whatIf.length > 0) throw new Complaint('--records cannot keep games that --what-if changes');
  expectWritable(io, `${name}-1.json`);
  return ({ game, record }) => {
    if (record !== undefined) writeText(io, `${name}-${game + 1}.json`, `${record}\n`);
  };
}

async function hold(schedule: Schedule, player: Player, keep: Keep, io: Io) {
  const { plan, games } = schedule;
  const tally = new Tally(plan);
  const threads = Math.min(schedule.threads, games.length);
  const progress = progressOf(games.length, 'games', io.stderr);
  const began = performance.now();
  try {
    await player(schedule, (report) => {
      tally.add(report);
      keep(report);
      return progress.at(tally.games);
    });
  } finally {
    progress.end();
  }
  return { tally, summary: summed({ ...schedule, threads }, tally, performance.now() - began) };
}

function table(summary: Summary, io: Io): string {
  const { bold, dim } = styleFor(io);
  const [head = '', ...rows] = alignedRows(resultRows(summary));
  const [placesHead = '', ...places] = alignedRows(placeRows(summary));
  const { seconds, threads } = summary;
  const effort = `${seconds} seconds in ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  return [
    bold(titleOf(summary)),
    '',
    dim(head),
    ...rows,
    '',
    dim(placesHead),
    ...places,
    '',
    dim(effort),
  ].join('\n');
}

const MOST_TOLD = 10;

function reportTroubles(schedule: Schedule, troubles: readonly Trouble[], io: Io): number {
  for (const trouble of troubles.slice(0, MOST_TOLD))
    io.stderr.write(
      `hinode: ${whatHappened(schedule.plan, trouble)}; to see it again: ${again(schedule, trouble.game)}\n`,
    );
  const more = troubles.length - MOST_TOLD;
  if (more > 0) io.stderr.write(`hinode: and ${more} more of the kind\n`);
  return troubles.length > 0 ? 1 : 0;
}

function whatHappened(plan: Plan, { game, stall, offence }: Trouble): string {
  const where = `game ${game + 1} (seed ${seatingOf(plan, game).setup.seed})`;
  if (offence === undefined) return `${where} did not come to its end: ${stall ?? ''}`;
  const { bot, clan, after, move } = offence;
  return `in ${where} ${bot} as ${nameOf(clan)} answered with an illegal move after ${after} moves: ${move}`;
}

function again({ plan, whatIf = [] }: Schedule, game: number): string {
  const { seats, seed, set, boxes, budget, quick } = plan;
  const bots = seats.map(kindOf).join(',');
  const quoted = /^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", String.raw`'\''`)}'`;
  const setFlag = set === 'random' ? '' : ` --set ${set}`;
  const boxesFlag = boxes.length > CORE.length ? ` --boxes ${boxes.join(',')}` : '';
  const whatIfFlag = whatIf.length > 0 ? ` --what-if "${writeWhatIf(whatIf)}"` : '';
  return `hinode tournament --seats ${bots} --seed ${quoted} --budget ${writeBudget(budget)}${quick ? ' --quick' : ''}${setFlag}${boxesFlag}${whatIfFlag} --game ${game + 1}`;
}
