import { HABIT_WORDS, HABITS, type Habit, LEVEL_IDS, type Slip, watchGame } from '@hinode/bots';
import type { SetId, Setup } from '@hinode/engine';
import { newRecord } from '@hinode/engine/records';
import { alignedRows } from '../columns.ts';
import { expectWritable, writeJson } from '../files.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { say } from '../io.ts';
import { nameOf } from '../names.ts';
import { rounded } from '../numbers.ts';
import { progressOf } from '../progress.ts';
import { readBoxes, readSeed, readSet, readTables, TABLE_FLAGS, TABLE_HELP } from '../table-setup.ts';
import { readBudget } from '../tournament/plan.ts';
import { botIn, kindOf, readSeat } from '../tournament/seat.ts';
import type { Command } from './command.ts';

const FLAGS = {
  ...TABLE_FLAGS,
  level: { type: 'string', default: 'daimyo' },
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: '200ms' },
  records: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 100_000;
/** How many places of each habit are named. */
const NAMED = 3;

/** A slip, and in which game. */
interface Found extends Slip {
  readonly game: number;
}

export const habits: Command = {
  help: `hinode habits [--level daimyo] [--games N] [--seed TEXT] [--records FILES] [--json]

Lets bots of one level play and counts what a good player would call silly: coins kept for nothing, bids on nothing,
worshippers where they cannot lead. Names the games and moves, to look at them.

  --level LEVEL   ${LEVEL_IDS.join(', ')} (default ${FLAGS.level.default}); samurai+skill4 makes mistakes that people
                  make, samurai+pious has a character
  --games N       how many games (default ${FLAGS.games.default})
  --seed TEXT     the same seed plays the same games (default 1)
  --budget B      how long a Shogun may think: 200ms (default), or 50it
  --records NAME  writes the record of every game in which something silly was done: NAME-3.json is game 3, and
                  "hinode replay NAME-3.json --to 57" shows how it stood after 57 moves
${TABLE_HELP}
  --json          prints every one of them, for programs

What is counted:
${HABITS.map((habit) => `  ${habit.padEnd(20)}${HABIT_WORDS[habit]}`).join('\n')}`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const seat = readSeat('level', values.level);
    const games = wholeNumber('games', values.games, 1, MOST_GAMES);
    const budget = readBudget(values.budget);
    const tables = readTables(values, readBoxes(values.boxes));
    const seed = readSeed(values.seed);
    const set: SetId | 'random' = readSet(values.set);
    const recordOf = (game: number): string => `${values.records}-${game}.json`;
    if (values.records !== undefined) expectWritable(io, recordOf(1));
    const progress = progressOf(games, 'games', io.stderr);
    const found: Found[] = [];
    for (let game = 1; game <= games; game++) {
      const setup: Setup = { clans: tables[(game - 1) % tables.length] ?? [], set, seed: `${seed}-${game}` };
      const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botIn(seat, { budget })]));
      const { slips, moves, result } = watchGame(setup, bots, setup.seed);
      found.push(...slips.map((slip) => ({ ...slip, game })));
      if (values.records !== undefined && slips.length > 0)
        writeJson(io, recordOf(game), newRecord(setup, moves, result));
      await progress.at(game);
    }
    progress.end();
    if (values.json) say(io, JSON.stringify({ level: kindOf(seat), games, seed, found }));
    else for (const line of alignedRows(rowsOf(found, games))) say(io, line);
    return 0;
  },
};

const rowsOf = (found: readonly Found[], games: number): string[][] => [
  ['habit', 'times', 'in ten games', 'to look at'],
  ...HABITS.map((habit) =>
    rowOf(
      habit,
      found.filter((one) => one.habit === habit),
      games,
    ),
  ),
];

const rowOf = (habit: Habit, found: readonly Found[], games: number): string[] => [
  habit,
  String(found.length),
  String(rounded((10 * found.length) / games, 2)),
  found
    .slice(0, NAMED)
    .map(({ game, clan, after }) => `game ${game} after ${after} moves (${nameOf(clan)})`)
    .join(', '),
];
