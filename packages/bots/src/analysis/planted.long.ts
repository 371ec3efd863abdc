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

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];

test('in games where the Shogun itself chose, hardly anything is named', () => {
  const partings = ['one', 'two', 'three'].map((seed) => {
    const setup: Setup = { clans: CLANS, set: 'teapot', seed: `shogun ${seed}` };
    const bots = Object.fromEntries(
      CLANS.map((clan) => [clan, botOf('shogun', { budget: { iterations: 400 } })]),
    );
    const { moves, result } = playGame(setup, bots, setup.seed);
    return lookThrough(newRecord(setup, moves, result)).partings.length;
  });
  console.log('named in games of the Shogun:', partings);
  for (const named of partings) expect(named).toBeLessThanOrEqual(MOST_NAMED);
});

/** Of the 170 answers of a game. It should be none: the Shogun searches by chance, and one search may miss what another sees. */
const MOST_NAMED = 3;
