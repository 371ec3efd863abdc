import fs from 'node:fs';
import path from 'node:path';
import { type State, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { captured, folder, hinode } from '../testing/hinode.ts';
import { simulateWith } from './simulate.ts';

async function summary(...flags: string[]) {
  const { code, out, err } = await hinode(['simulate', '--json', ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

test('the summary has every figure', async () => {
  const found = await summary('--players', '4', '--games', '20', '--seed', '1', '--set', 'archway');
  expect(found).toMatchObject({ players: 4, set: 'archway', seed: '1', games: 20, checked: false });
  expect(found.decisions).toBeGreaterThan(20 * 50);
  expect(found.gamesPerSecond).toBeGreaterThan(0);
  expect(found.decisionsPerSecond).toBeGreaterThan(0);
  const { min, mean, max } = found.decisionsPerGame;
  expect(min).toBeLessThanOrEqual(mean);
  expect(mean).toBeLessThanOrEqual(max);
  expect(mean).toBeCloseTo(found.decisions / 20, 0);
  expect(found.recordBytes.mean).toBeGreaterThan(1000);
});

test('all combinations of clans take turns, and every game has one victory', async () => {
  const { clans } = await summary('--players', '3', '--games', '20');
  expect(Object.keys(clans)).toEqual(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai']);
  let wins = 0;
  for (const clan of Object.values<{ games: number; wins: number; meanVp: number }>(clans)) {
    expect(clan.games).toBe(12);
    expect(clan.meanVp).toBeGreaterThan(0);
    wins += clan.wins;
  }
  expect(wins).toBe(20);
});

test('named clans play every game', async () => {
  const { players, clans } = await summary('--clans', 'koi,bonsai,turtle', '--games', '3');
  expect(players).toBe(3);
  expect(Object.keys(clans)).toEqual(['koi', 'turtle', 'bonsai']);
  expect(clans.koi.games).toBe(3);
});

test('the same seed plays the same games, checked or not; another seed plays others', async () => {
  const facts = async (...flags: string[]) => {
    const { decisions, clans, decisionsPerGame, recordBytes } = await summary('--games', '5', ...flags);
    return { decisions, clans, decisionsPerGame, recordBytes };
  };
  const first = await facts('--seed', 'same');
  expect(await facts('--seed', 'same')).toEqual(first);
  expect(await facts('--seed', 'same', '--check')).toEqual(first);
  expect(await facts('--seed', 'other')).not.toEqual(first);
});

test('people get tables', async () => {
  const { code, out } = await hinode(['simulate', '--games', '5', '--check']);
  expect(code).toBe(0);
  expect(out).toMatch(/^games +5$/m);
  expect(out).toMatch(/^clan +games +wins +win rate +mean VP$/m);
  expect(out).toMatch(/^Koi +4 +\d\.\d +\d+\.\d % +\d+\.\d$/m);
  expect(out).toContain('Every check held.');
});

test('a progress bar is drawn only on a terminal, and wiped at the end', async () => {
  const { io, text } = captured(folder(), true);
  await simulateWith(() => []).run(['--games', '60', '--check', '--json'], io);
  expect(text.err).toMatch(/\d+ of 60 games/);
  expect(text.err.endsWith('\r\x1b[K')).toBe(true);
});

test('a broken invariant ends the run with exit code 1 and a record that leads there', async () => {
  const place = folder();
  const { io, text } = captured(place);
  const checker = (state: State) => (view(state).season === 'summer' ? ['summer is forbidden'] : []);
  const code = await simulateWith(checker).run(['--games', '5', '--check', '--seed', 'a/b'], io);
  expect(code).toBe(1);
  expect(text.out).toBe('');
  expect(text.err).toMatch(/broken after \d+ moves: summer is forbidden/);
  expect(text.err).toContain('hinode-broken-a_b-1.json');
  expect(fs.readdirSync(place)).toEqual(['hinode-broken-a_b-1.json']);
  const replayed = await hinode(['replay', 'hinode-broken-a_b-1.json'], place);
  expect(replayed.out).toContain('━━ Summer');
  expect(JSON.parse(fs.readFileSync(path.join(place, 'hinode-broken-a_b-1.json'), 'utf8'))).toMatchObject({
    format: 'hinode-record',
    setup: { seed: 'a/b-1' },
  });
});
