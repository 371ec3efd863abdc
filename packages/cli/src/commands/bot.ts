import { LEVEL_IDS } from '@hinode/bots';
import type { BoxId, ClanId, Result, SetId, Setup } from '@hinode/engine';
import { PLAYERS_LEAST, PLAYERS_MOST, SET_IDS } from '@hinode/engine/facts';
import { alignedRows } from '../columns.ts';
import { playMatch } from '../external/match.ts';
import { externalPlayer, levelPlayer, type Player, type TakenOver } from '../external/player.ts';
import { endNow, Program } from '../external/program.ts';
import { readSeats, type Seat } from '../external/seats.ts';
import { duration, readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { nameOf } from '../names.ts';
import { grouped, rounded } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { styleFor } from '../style.ts';
import { BOXES_FLAG, BOXES_HELP, boxesOf, readBoxes, readSeed, readSet, tablesOf } from '../table-setup.ts';
import type { Command } from './command.ts';

const FLAGS = {
  ...BOXES_FLAG,
  seats: { type: 'string', default: '' },
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  set: { type: 'string', default: 'random' },
  'time-limit': { type: 'string', default: '2s' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 1_000_000;
const LONGEST_TIME_LIMIT_MS = 3_600_000;

export const bot: Command = {
  help: `hinode bot --seats BOT,BOT,BOT [--games N] [--seed TEXT] [--time-limit TIME] [--set SET] [--json]

Plays games of ${PLAYERS_LEAST} to ${PLAYERS_MOST} bots. A BOT is a level (${LEVEL_IDS.join(', ')}) or the command
line of a program, which reads and writes one JSON object per line; docs/bots.md explains how to write one:

  hinode bot --seats "python3 docs/examples/bot.py",samurai,ashigaru,random

A program is started once, without a shell, and plays all games. The bots change their clans from game to game. A
program that is too slow, ends too early, or makes a move that is not legal loses its seat to an Ashigaru: the reason
is given, and the games go on. A shared victory counts as half a win for each.

  --seats A,B,C      who plays; quotes keep together what contains commas or spaces
  --games N          how many games (default 10)
  --seed TEXT        the same seed draws the same games (default 1)
  --time-limit TIME  how long a program may think about a decision, as 500ms or 2s (default 2s)
  --set SET          the season cards: ${SET_IDS.join(', ')} or random (default)
${BOXES_HELP}
  --json             prints JSON for programs`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const boxes = readBoxes(values.boxes);
    const plan: Plan = {
      boxes,
      seats: readSeats(values.seats, boxes),
      games: wholeNumber('games', values.games, 1, MOST_GAMES),
      seed: readSeed(values.seed),
      set: readSet(values.set),
      timeLimit: duration('time-limit', values['time-limit'], LONGEST_TIME_LIMIT_MS),
    };
    const summary = summed(plan, await playAll(plan, io));
    say(io, values.json ? JSON.stringify(summary) : table(summary, io));
    return 0;
  },
};

interface Plan {
  readonly boxes: readonly BoxId[];
  readonly seats: readonly Seat[];
  readonly games: number;
  readonly seed: string;
  readonly set: SetId | 'random';
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** Who has a seat, and how it went for them. */
interface Seated {
  readonly bot: string;
  readonly player: Player;
  readonly program?: Program;
  takenOver?: TakenOver;
  wins: number;
  vp: number;
}

function seated(seat: Seat, place: number, { timeLimit }: Plan, io: Io): Seated {
  if ('level' in seat) return { bot: seat.level, player: levelPlayer(seat.level), wins: 0, vp: 0 };
  const program = new Program(seat.command, io.cwd, timeLimit);
  const player = externalPlayer(program, timeLimit, (what) => {
    here.takenOver = what;
    const line = `hinode: ${caught(here, place, what)}; an Ashigaru takes over.`;
    io.stderr.write(`${io.stderr.isTTY ? '\r\x1b[K' : ''}${line}\n`);
  });
  const here: Seated = { bot: seat.typed, player, program, wins: 0, vp: 0 };
  return here;
}

/** `"python3 my_bot.py" (seat 1, Koi) in game 3, question 12 (bid): gave no answer within 2 s` */
const caught = ({ bot: name }: { bot: string }, place: number, what: TakenOver): string =>
  `"${name}" (seat ${place + 1}, ${nameOf(what.clan)}) in game ${what.game}, question ${what.question} (${what.kind}): ${what.why}`;

async function playAll(plan: Plan, io: Io): Promise<readonly Seated[]> {
  const seats = plan.seats.map((seat, place) => seated(seat, place, plan, io));
  const programs = seats.flatMap(({ program }) => program ?? []);
  const atExit = (): void => endNow(programs);
  process.on('exit', atExit);
  const progress = progressOf(plan.games, 'games', io.stderr);
  try {
    for (let game = 0; game < plan.games; game++) {
      const setup = setupOf(plan, game);
      const at = new Map(seats.map((seat, place) => [clanOf(setup, place, game), seat]));
      const result = await playMatch({
        setup,
        game: game + 1,
        games: plan.games,
        players: new Map([...at].map(([clan, { player }]) => [clan, player])),
        breathe: () => progress.at(game),
      });
      count(result, at);
    }
  } finally {
    progress.end();
    await Promise.all(programs.map((program) => program.end()));
    process.off('exit', atExit);
  }
  return seats;
}

/** Every game is shuffled differently: a program that remembers its games must not meet the same shuffle again. */
function setupOf({ seats, seed, set, boxes }: Plan, game: number): Setup {
  const tables = tablesOf(seats.length, boxes);
  const clans = tables[Math.floor(game / seats.length) % tables.length] ?? [];
  return { clans, set, seed: `${seed}-${game + 1}`, ...boxesOf(boxes) };
}

/** The seats change clans with every game, until each has played all clans of a table. */
const clanOf = ({ clans }: Setup, place: number, game: number): ClanId =>
  clans[(place + game) % clans.length] as ClanId;

function count({ winners, vp }: Result, at: ReadonlyMap<ClanId, Seated>): void {
  for (const [clan, seat] of at) {
    if (winners.includes(clan)) seat.wins += 1 / winners.length;
    seat.vp += vp[clan] ?? 0;
  }
}

function summed({ games, seed, set, timeLimit }: Plan, seats: readonly Seated[]) {
  return {
    games,
    seed,
    set,
    timeLimit,
    seats: seats.map(({ bot: name, program, wins, vp, takenOver }) => ({
      bot: name,
      ...(program?.name !== undefined && { name: program.name }),
      games,
      wins,
      winRate: rounded(wins / games, 4),
      meanVp: rounded(vp / games, 2),
      ...(takenOver && { takenOver }),
    })),
  };
}

type Summary = ReturnType<typeof summed>;

function table({ games, seed, set, seats }: Summary, io: Io): string {
  const { bold, dim } = styleFor(io);
  const [head = '', ...rows] = alignedRows([
    ['bot', 'wins', 'win rate', 'mean VP'],
    ...seats.map(({ bot: typed, name = typed, wins, winRate, meanVp, takenOver }) => [
      takenOver ? `${name} *` : name,
      wins.toFixed(1),
      `${(winRate * 100).toFixed(1)} %`,
      meanVp.toFixed(1),
    ]),
  ]);
  const notes = seats.flatMap((seat, place) =>
    seat.takenOver ? [`* An Ashigaru took over: ${caught(seat, place, seat.takenOver)}.`] : [],
  );
  const title = `${grouped(games)} ${games === 1 ? 'game' : 'games'}, ${set === 'random' ? 'any set' : set}, seed ${seed}`;
  return [bold(title), '', dim(head), ...rows, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}
