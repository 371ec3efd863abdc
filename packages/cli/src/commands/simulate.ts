import {
  type BoxId,
  type CardId,
  type ClanId,
  newGame,
  type Result,
  result,
  type SetId,
  type Setup,
} from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { newRecord } from '@hinode/engine/records';
import { invariantsBroken } from '@hinode/engine/search';
import { Broken, type Checker, playChecked, stumblingRecord } from '../check.ts';
import { alignedRows } from '../columns.ts';
import { writeJson } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { type Io, say } from '../io.ts';
import { nameOf } from '../names.ts';
import { grouped, rounded, Spread } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { chanceOf, playOut, playSlowly } from '../random-play.ts';
import { styleFor } from '../style.ts';
import {
  boxesOf,
  EXTRA_MONSTERS,
  readBoxes,
  readMonsters,
  readSeed,
  readSet,
  readTables,
  TABLE_FLAGS,
  TABLE_HELP,
} from '../table-setup.ts';
import type { Command } from './command.ts';

const FLAGS = {
  ...TABLE_FLAGS,
  monsters: { type: 'string' },
  unbound: { type: 'boolean', default: false },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 100_000_000;
/** Without `--check` moves are only numbers; this many games are played again to see how long their records are. */
const RECORDS_MEASURED = 100;

export const simulateWith = (checker: Checker): Command => ({
  help: `hinode simulate [--players N] [--games N] [--seed TEXT] [--set SET] [--check] [--json]

Plays games between bots who choose legal moves at random, and sums them up. Where not every clan plays, all
combinations of clans take turns. A shared victory counts as half a win for each.

${TABLE_HELP}
  --monsters A,B  with these extra Monsters: ${EXTRA_MONSTERS.join(', ')}
  --unbound       the kami come to the map
  --games N       how many games (default 1000)
  --seed TEXT     the same seed plays the same games (default 1)
  --check         checks along the way: every invariant after every decision, saving and loading and every listed
                  move now and then, and that each record leads to the same bytes again. If something is broken
                  the record that shows it is written to hinode-broken-SEED.json and the exit code is 1
  --json          prints JSON for programs`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const boxes = readBoxes(values.boxes);
    const plan: Plan = {
      boxes,
      tables: readTables(values, boxes),
      monsters: readMonsters(values.monsters),
      unbound: values.unbound,
      games: wholeNumber('games', values.games, 1, MOST_GAMES),
      seed: readSeed(values.seed),
      set: readSet(values.set),
      check: values.check,
    };
    try {
      const summary = summed(plan, await playAll(plan, checker, io));
      say(io, values.json ? JSON.stringify(summary) : tables(summary, io));
      return 0;
    } catch (problem) {
      if (!(problem instanceof Broken)) throw problem;
      return reportBroken(problem, io);
    }
  },
});

export const simulate = simulateWith(invariantsBroken);

interface Plan {
  readonly boxes: readonly BoxId[];
  readonly tables: readonly ClanId[][];
  readonly monsters: readonly CardId[];
  readonly unbound: boolean;
  readonly games: number;
  readonly seed: string;
  readonly set: SetId | 'random';
  readonly check: boolean;
}

/** The setup of one of the games: the tables take turns, so that every clan meets every other equally often. */
function setupOf({ tables, seed, set, boxes, monsters, unbound }: Plan, game: number): Setup {
  return {
    clans: tables[game % tables.length] ?? [],
    set,
    seed: `${seed}-${game + 1}`,
    ...boxesOf(boxes),
    ...(monsters.length > 0 && { monsters }),
    ...(unbound && { unbound }),
  };
}

/** What is remembered about all games played. */
interface Tally {
  seconds: number;
  readonly decisions: Spread;
  readonly recordBytes: Spread;
  readonly clans: Map<ClanId, { games: number; wins: number; vp: number }>;
}

async function playAll(plan: Plan, checker: Checker, io: Io): Promise<Tally> {
  const tally: Tally = { seconds: 0, decisions: new Spread(), recordBytes: new Spread(), clans: new Map() };
  const progress = progressOf(plan.games, 'games', io.stderr);
  try {
    for (let game = 0; game < plan.games; game++) {
      const setup = setupOf(plan, game);
      if (plan.check) playWithChecks(setup, tally, checker);
      else playQuickly(setup, tally);
      const pause = progress.at(game + 1);
      if (pause !== undefined) await pause;
    }
  } finally {
    progress.end();
  }
  if (!plan.check) measureRecords(plan, tally);
  return tally;
}

function playQuickly(setup: Setup, tally: Tally): void {
  const start = performance.now();
  try {
    const state = newGame(setup);
    tally.decisions.add(playOut(state, chanceOf(setup)));
    tally.seconds += (performance.now() - start) / 1000;
    count(tally, result(state));
  } catch (problem) {
    throw new Broken(problem instanceof Error ? problem.message : String(problem), stumblingRecord(setup));
  }
}

function measureRecords(plan: Plan, tally: Tally): void {
  for (let game = 0; game < Math.min(plan.games, RECORDS_MEASURED); game++)
    tally.recordBytes.add(recordBytes(setupOf(plan, game)));
}

function recordBytes(setup: Setup): number {
  const game = playSlowly(setup);
  while (game.next() !== undefined);
  return bytesOf(newRecord(setup, game.moves, result(game.state)));
}

const bytesOf = (record: unknown): number => Buffer.byteLength(JSON.stringify(record));

function playWithChecks(setup: Setup, tally: Tally, checker: Checker): void {
  const start = performance.now();
  const { state, record } = playChecked(setup, checker);
  tally.seconds += (performance.now() - start) / 1000;
  tally.decisions.add(record.entries.length);
  tally.recordBytes.add(bytesOf(record));
  count(tally, result(state));
}

function count({ clans }: Tally, ended: Result | undefined): void {
  if (ended === undefined) throw new Error('nobody is asked anything, but the game is not over');
  for (const clan of ended.honor) {
    const before = clans.get(clan) ?? { games: 0, wins: 0, vp: 0 };
    const won = ended.winners.includes(clan) ? 1 / ended.winners.length : 0;
    clans.set(clan, {
      games: before.games + 1,
      wins: before.wins + won,
      vp: before.vp + (ended.vp[clan] ?? 0),
    });
  }
}

function summed({ games, seed, set, check, tables: seats }: Plan, tally: Tally) {
  const { seconds, decisions, recordBytes: bytes } = tally;
  return {
    players: seats[0]?.length ?? 0,
    set,
    seed,
    checked: check,
    games,
    decisions: decisions.total,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerSecond: rounded(decisions.total / seconds, 0),
    decisionsPerGame: spreadOut(decisions, 1),
    recordBytes: { ...spreadOut(bytes, 0), measured: bytes.count },
    clans: Object.fromEntries(
      CLAN_IDS.flatMap((clan) => {
        const found = tally.clans.get(clan);
        if (found === undefined) return [];
        const { games: played, wins, vp } = found;
        const score = {
          games: played,
          wins,
          winRate: rounded(wins / played, 4),
          meanVp: rounded(vp / played, 2),
        };
        return [[clan, score] as const];
      }),
    ),
  };
}

type Summary = ReturnType<typeof summed>;

const spreadOut = ({ mean, min, max }: Spread, digits: number) => ({ mean: rounded(mean, digits), min, max });

function tables(summary: Summary, io: Io): string {
  const { dim, bold } = styleFor(io);
  const { decisionsPerGame: length, recordBytes: bytes } = summary;
  const figures = alignedRows([
    ['games', grouped(summary.games)],
    ['decisions', grouped(summary.decisions)],
    ['games per second', grouped(summary.gamesPerSecond)],
    ['decisions per second', grouped(summary.decisionsPerSecond)],
    ['decisions per game', `${length.mean}`],
    ['  shortest', `${length.min}`],
    ['  longest', `${length.max}`],
    ['bytes per record', grouped(bytes.mean)],
  ]);
  const [head = '', ...rows] = alignedRows([
    ['clan', 'games', 'wins', 'win rate', 'mean VP'],
    ...CLAN_IDS.flatMap((clan) => {
      const score = summary.clans[clan];
      if (score === undefined) return [];
      const { games, wins, winRate, meanVp } = score;
      return [
        [nameOf(clan), grouped(games), wins.toFixed(1), `${(winRate * 100).toFixed(1)} %`, meanVp.toFixed(1)],
      ];
    }),
  ]);
  const title = `${summary.players} players, ${summary.set === 'random' ? 'any set' : summary.set}, seed ${summary.seed}`;
  const checked = summary.checked ? ['', 'Every check held.'] : [];
  return [bold(title), '', ...figures, '', dim(head), ...rows, ...checked].join('\n');
}

function reportBroken({ message, record }: Broken, io: Io): number {
  const file = `hinode-broken-${record.setup.seed.replaceAll(/[^\w.-]+/g, '_').slice(0, 100)}.json`;
  writeJson(io, file, record);
  io.stderr.write(
    `hinode: broken after ${record.entries.length} moves: ${message}\nhinode: the record that shows it is in ${file}\n`,
  );
  return 1;
}
