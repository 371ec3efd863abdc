import type { ClanId, Setup } from '@hinode/engine';
import { type GameRecord, newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { playGame } from '../table/referee.ts';
import { plantedGames } from '../testing/planting.ts';
import { type Analysis, analyse } from './analysis.ts';

/** The analysis finds what was planted, and has little to say about games in which the Shogun itself chose. */

function lookThrough(record: GameRecord): Analysis {
  const steps = analyse(record);
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value;
}

test('what was planted in 24 games is found in at least 20 of them', () => {
  const games = plantedGames(4);
  expect(games.length).toBeGreaterThanOrEqual(20);
  const missed = games.filter(({ record, at, clan }) => {
    const { partings } = lookThrough(record);
    return !partings.some((parting) => parting.clan === clan && at.includes(parting.at));
  });
  console.log(
    `found in ${games.length - missed.length} of ${games.length}; missed:`,
    missed.map(({ kind, record }) => `${kind}: ${record.setup.seed}`),
  );
  expect(games.length - missed.length).toBeGreaterThanOrEqual(20);
});

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];

/** Games of three, four and five, each with its set and its seed. */
const OF_SHOGUNS = [
  [4, 'teapot', 'one'],
  [4, 'teapot', 'two'],
  [4, 'teapot', 'three'],
  [3, 'archway', 'four'],
  [5, 'horseman', 'five'],
  [4, 'archway', 'six'],
  [3, 'horseman', 'seven'],
  [5, 'teapot', 'eight'],
  [4, 'horseman', 'nine'],
] as const;

test('in games where the Shogun itself chose, hardly anything is named', () => {
  const partings = OF_SHOGUNS.map(([players, set, seed]) => {
    const clans = CLANS.slice(0, players);
    const setup: Setup = { clans, set, seed: `shogun ${seed}` };
    const bots = Object.fromEntries(
      clans.map((clan) => [clan, botOf('shogun', { budget: { iterations: 400 } })]),
    );
    const { moves, result } = playGame(setup, bots, setup.seed);
    return lookThrough(newRecord(setup, moves, result)).partings.length;
  });
  console.log('named in games of the Shogun:', partings);
  for (const named of partings) expect(named).toBeLessThanOrEqual(MOST_NAMED);
});

/** Of the 200 answers of a game. It should be none: with 400 iterations the Shogun itself makes a mistake now and then. */
const MOST_NAMED = 2;
