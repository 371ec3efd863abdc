import { clone, newGame, play, rngFrom, type Setup } from '@hinode/engine';
import { newRecord } from '@hinode/engine/records';
import { invariantsBroken } from '@hinode/engine/search';
import { engineOf } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { playGame } from '../table/referee.ts';
import { type Analysis, analyse, overview, type Progress } from './analysis.ts';
import { budgetOf } from './budget.ts';
import { withOpenFuture } from './playouts.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'analysis' };
const bot = () => botOf('ashigaru');
const { moves, result } = playGame(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'analysis');
const record = newRecord(setup, moves, result);
const SMALL = { playouts: 2, glances: 1, worlds: 4, reckonings: 2, thoughts: 4 };

/** Every step, and what comes of it. */
function looked(budget = SMALL): { readonly steps: Progress[]; readonly analysis: Analysis } {
  const steps: Progress[] = [];
  const walk = analyse(record, { budget });
  for (;;) {
    const { done, value } = walk.next();
    if (done) return { steps, analysis: value };
    steps.push(value);
  }
}

const { steps, analysis } = looked();

test('the same record and budget give the same figures', () => {
  expect(looked().analysis).toEqual(analysis);
});

test('it is done step by step, and each step knows what the one before knew', () => {
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, i) => i));
  expect(steps.at(-1)?.done).toBe(steps.at(-1)?.all);
  const known = steps.map((step) => step.analysis.looks.filter(({ chances }) => chances).length);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(analysis.done).toBe(true);
});

test('chances are shared among all clans, and at the end the winner has them', () => {
  for (const { chances } of analysis.looks) {
    const sum = Object.values(chances ?? {}).reduce((total, { chance }) => total + chance, 0);
    expect(sum).toBeCloseTo(1, 6);
  }
  const [winner] = result.winners;
  if (winner === undefined) throw new Error('nobody won');
  expect(analysis.looks.at(-1)?.chances?.[winner]?.chance).toBeCloseTo(1 / result.winners.length, 6);
});

test('luck of the draw and play come to the change of the chance, and nobody gains without another losing', () => {
  const { fortunes, looks } = analysis;
  const all = setup.clans.map((clan) => {
    const fortune = fortunes?.[clan];
    if (fortune === undefined) throw new Error(`${clan} has no fortune`);
    expect(fortune.start + fortune.luck.mean + fortune.play).toBeCloseTo(fortune.end, 6);
    return fortune;
  });
  expect(all.reduce((sum, { luck }) => sum + luck.mean, 0)).toBeCloseTo(0, 6);
  expect(all.reduce((sum, { play }) => sum + play, 0)).toBeCloseTo(0, 6);
  for (const { place, undrawn } of looks)
    expect(undrawn !== undefined).toBe(place.at > 0 && (place.phase === 'tea' || place.phase === 'turn'));
});

test('one looks at tea, at every turn, before and after every battle, and at the end', () => {
  const { looks } = overview(record);
  for (const season of ['spring', 'summer', 'autumn'])
    for (let turn = 1; turn <= 7; turn++)
      expect(looks.some(({ place }) => place.season === season && place.number === turn)).toBe(true);
  expect(looks.filter(({ place }) => place.phase === 'tea').length).toBeGreaterThanOrEqual(3);
  expect(looks.at(0)?.at).toBe(0);
  expect(looks.at(-1)).toMatchObject({ at: moves.length, place: { phase: 'end' } });
});

test('what Winter would pay comes to what it paid, and every point has its cause', () => {
  const { looks, gains } = analysis;
  for (const clan of setup.clans) {
    const all = gains.filter((gain) => gain.clan === clan).reduce((sum, { vp }) => sum + vp, 0);
    expect(looks.at(-1)?.standing.clans[clan]?.vp).toBe(all);
    expect(result.vp[clan]).toBe(all);
  }
});

test('five moments tell the game: at most two of a season, in order, and the last is Winter', () => {
  const { moments } = analysis;
  expect(moments).toHaveLength(5);
  expect(moments.at(-1)?.kind).toBe('winter');
  expect(moments.map(({ to }) => to)).toEqual(moments.map(({ to }) => to).toSorted((a, b) => a - b));
  for (const season of ['spring', 'summer', 'autumn'])
    expect(moments.filter(({ place }) => place.season === season).length).toBeLessThanOrEqual(2);
});

test('whoever plays on knows every secret of the moment, and nothing of what is drawn later', () => {
  const state = newGame(setup);
  for (const [n, move] of moves.entries()) {
    if (n % 17 === 0) {
      const worlds = ['one', 'other'].map((seed) => withOpenFuture(state, rngFrom(seed)));
      for (const world of worlds) expect(invariantsBroken(world)).toEqual([]);
      const [one, other] = worlds;
      expect(one).not.toEqual(other);
      // Whoever is to act now may do so in all of them.
      for (const world of worlds) play(clone(world), move);
    }
    play(state, move);
  }
});

test('a game of earlier rules is told without chances', async () => {
  const engine = await engineOf('1');
  if (engine === undefined) throw new Error('rules 1 are gone');
  const old = { ...newRecord(setup, []), rules: '1' };
  const walk = analyse(old, { engine, budget: budgetOf(2) });
  const { done, value } = walk.next();
  expect(done).toBe(true);
  expect(value).toMatchObject({ done: true, rules: '1' });
});

test('a game that is not over is looked at as far as it went', () => {
  const half = newRecord(setup, moves.slice(0, 40));
  const { looks, moments } = overview(half);
  expect(looks.at(-1)?.at).toBe(40);
  expect(moments.every(({ kind }) => kind !== 'winter')).toBe(true);
});
