import { type ClanId, newGame, type Result, result, rngFrom, type State } from '@hinode/engine';
import { type Position, position } from '@hinode/engine/scenario';
import { clanNumber, imagine, knowledge, phaseOf, seasonOf } from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { gameBetween } from '../table/referee.ts';
import { byExperience, type Judged, judgementOf } from './judge.ts';

const CLANS: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];

const lay = (given: Position): State =>
  position({ setup: { clans: CLANS, set: 'archway', seed: 'judge' }, position: given });

const of = (state: State, clan: ClanId): Judged => {
  const judged = judgementOf(state).find((one) => one.clan === clan);
  if (judged === undefined) throw new Error(`nothing is said of the ${clan}`);
  return judged;
};

test('the odds of all clans add up to one, and nobody’s points are lost', () => {
  const state = newGame({ clans: CLANS, set: 'archway', seed: 'judge' });
  const judged = judgementOf(state);
  expect(judged.map(({ clan }) => clan).toSorted()).toEqual(CLANS.toSorted());
  expect(judged.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 9);
  for (const { odds, points } of judged) {
    expect(odds).toBeGreaterThan(0.005);
    expect(points).toBeGreaterThan(5);
    expect(points).toBeLessThan(100);
  }
});

describe('what helps a clan is seen, at the tea of Summer and of Autumn', () => {
  const tea = (season: 'summer' | 'autumn', clans: NonNullable<Position['clans']>, honor = CLANS): State =>
    lay({
      season,
      honor,
      clans: Object.fromEntries(
        CLANS.map((clan) => [
          clan,
          { vp: 10, coins: 5, map: { edo: { bushi: 2 }, kyoto: { stronghold: 1 } }, ...clans[clan] },
        ]),
      ),
      at: { phase: 'tea' },
    });
  const map = { edo: { bushi: 2 }, kyoto: { stronghold: 1 } };
  const token = (province: 'edo' | 'kyoto' | 'oshu') => ({ province, season: 'spring' as const });

  test.each([
    ['points', { vp: 20 }],
    ['strongholds', { map: { ...map, oshu: { stronghold: 1 }, kansai: { stronghold: 1 } } }],
    ['figures', { map: { edo: { bushi: 4 }, kyoto: { stronghold: 1, shinto: 1, daimyo: 1 } } }],
    ['tokens of different provinces', { tokens: [token('edo'), token('kyoto'), token('oshu')] }],
  ])('%s', (_, rich) => {
    for (const season of ['summer', 'autumn'] as const) {
      const [poor, better] = [tea(season, {}), tea(season, { turtle: rich })];
      expect(of(better, 'turtle').odds).toBeGreaterThan(of(poor, 'turtle').odds);
      expect(of(better, 'turtle').points).toBeGreaterThan(of(poor, 'turtle').points);
      expect(of(better, 'lotus').odds).toBeLessThan(of(poor, 'lotus').odds);
    }
  });

  test('honor', () => {
    const last: ClanId[] = ['koi', 'lotus', 'dragonfly', 'turtle'];
    const first: ClanId[] = ['turtle', 'koi', 'lotus', 'dragonfly'];
    for (const season of ['summer', 'autumn'] as const)
      expect(of(tea(season, {}, first), 'turtle').odds).toBeGreaterThan(
        of(tea(season, {}, last), 'turtle').odds,
      );
  });
});

/** A game of Ashigaru: what was said at the tea of Autumn and what lay hidden then, and how it ended. */
function game(seed: string): { readonly autumn: Judged[]; readonly end: Result; readonly over: State } {
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf('ashigaru')]));
  const { state, next } = gameBetween({ clans: CLANS, set: 'random', seed }, bots, seed);
  let autumn: Judged[] = [];
  while (next() !== undefined)
    if (autumn.length === 0 && seasonOf(state) === 2 && phaseOf(state) === 'tea') autumn = judgementOf(state);
  return { autumn, end: result(state) as Result, over: state };
}

test('at the tea of Autumn it mostly knows who wins, and about how many points everybody will have', () => {
  const games = Array.from({ length: 40 }, (_, n) => game(`judged ${n}`));
  const surprise = games.map(({ autumn, end }) =>
    Math.log(autumn.find(({ clan }) => clan === end.winners[0])?.odds ?? 0),
  );
  const errors = games.flatMap(({ autumn, end }) =>
    autumn.map(({ clan, points }) => Math.abs(points - (end.vp[clan] ?? 0))),
  );
  const average = (list: readonly number[]): number => list.reduce((sum, one) => sum + one) / list.length;
  // Whoever knows nothing is surprised by log 4 = 1.39.
  expect(-average(surprise)).toBeLessThan(1);
  expect(average(errors)).toBeLessThan(10);
});

test('once the game is over it is known who won', () => {
  const { over, end } = game('over');
  for (const { clan, odds, points } of judgementOf(over)) {
    expect(odds).toBe(end.winners.includes(clan) ? 1 / end.winners.length : 0);
    expect(points).toBe(end.vp[clan]);
  }
});

test('nothing hidden is looked at: everybody’s knowledge, and whatever they imagine, is judged alike', () => {
  const { state, next } = gameBetween(
    { clans: CLANS, set: 'random', seed: 'hidden' },
    Object.fromEntries(CLANS.map((clan) => [clan, botOf('ashigaru', { noise: 0.2 })])),
    'hidden',
  );
  for (let moves = 0; next() !== undefined; moves++) {
    if (moves % 7 !== 0) continue;
    const truth = judgementOf(state);
    expect(judgementOf(knowledge(state).cells)).toEqual(truth);
    const known = knowledge(state, 'lotus');
    expect(judgementOf(known.cells)).toEqual(truth);
    expect(judgementOf(imagine(known, rngFrom(`${moves}`)))).toEqual(truth);
  }
});

test('for bots odds count as points, so that of two with the same points the one who wins is better off', () => {
  const worth = new Float64Array(16);
  const { over, end } = game('worth');
  byExperience(over, worth);
  const [winner] = end.winners;
  if (winner === undefined) throw new Error('nobody won');
  expect(worth[clanNumber(winner)]).toBeGreaterThan((end.vp[winner] ?? 0) + 5);
});
