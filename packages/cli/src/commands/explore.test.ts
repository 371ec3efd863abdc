import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RULES_VERSION } from '@hinode/engine/facts';
import { serve } from '@hinode/server';
import { expect, onTestFinished, test } from 'vitest';
import { captured, folder, hinode } from '../testing/hinode.ts';
import { playOne } from '../tournament/game.ts';
import type { Schedule, Told } from '../tournament/pool.ts';
import { tournamentWith } from './tournament.ts';

const here = async ({ plan, games }: Schedule, told: Told): Promise<void> => {
  for (const game of games) await told(playOne(plan, game));
};

/** A folder with the records of a tournament. */
async function played(games: number, players = 3): Promise<string> {
  const place = folder();
  fs.mkdirSync(path.join(place, 'games'));
  const seats = Array.from({ length: players }, () => 'random').join();
  const flags = ['--seats', seats, '--games', `${games}`, '--records', `games/of-${players}`];
  expect(await tournamentWith(here).run(flags, captured(place).io)).toBe(0);
  return place;
}

test('the records of a tournament show what wins: as a table, as JSON, and as a page', async () => {
  const place = await played(6);
  expect(fs.readdirSync(path.join(place, 'games'))).toHaveLength(6);
  const { code, out, err } = await hinode(['explore', 'games', '--html', 'report.html'], place);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('What wins, in 6 games');
  expect(out).toMatch(/seat 1\s+6 .*needs \d+/);
  expect(out).toMatch(/rates are based on too few games/);
  const html = fs.readFileSync(path.join(place, 'report.html'), 'utf8');
  for (const title of ['Clans', 'Seats', 'First mandates', 'Favors of the kami', 'Cards'])
    expect(html).toContain(`role="img" aria-label="${title}"`);
  expect(html).toContain('class="s0 few"');
  expect(html).not.toMatch(/https?:|\/\/|<script|<link|<img|@import|url\(|NaN|undefined/i);
  const report = JSON.parse((await hinode(['explore', 'games', '--json'], place)).out);
  expect(report).toMatchObject({ games: 6, leftOut: 0, widest: 0.1 });
  const wins = report.wins.clan.map((line: { wins: number }) => line.wins);
  expect(wins.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(6);
  expect(report.wins.seat[0]).toMatchObject({ of: '1', games: 6, isFew: true });
});

test('conditions select some games, and unfinished games are left out', async () => {
  const place = await played(4);
  const all = JSON.parse((await hinode(['explore', 'games', '--json'], place)).out);
  const sets = all.clansBy.set as readonly { of: string; games: number }[];
  const [first] = sets;
  expect(sets.reduce((sum, { games }) => sum + games, 0)).toBe(4);
  const some = JSON.parse((await hinode(['explore', 'games', '--json', '--set', `${first?.of}`], place)).out);
  expect(some).toMatchObject({ games: first?.games, condition: { set: first?.of }, clansBy: { set: [] } });
  expect((await hinode(['explore', 'games', '--players', '5'], place)).out).toContain('No games match.');
  const file = path.join(place, 'games', 'of-3-1.json');
  const record = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(
    file,
    JSON.stringify({ ...record, entries: record.entries.slice(0, 9), result: undefined }),
  );
  expect((await hinode(['explore', 'games'], place)).out).toContain(
    'Left out because they are unfinished or their rules are unknown: 1.',
  );
});

test.each([
  ['explore none.json', 'none.json does not exist'],
  ['explore empty', 'empty holds no records'],
  ['explore bad.json', 'bad.json is not a sound record'],
  ['explore illegal.json', 'illegal.json is not a sound record: move 1 is refused'],
  ['explore --data empty', 'empty holds no games'],
  ['explore --players 2', '--players must be a whole number from 3'],
  ['explore --kami koi', '--kami must be one of'],
  ['tournament --records none/game', 'none does not exist'],
  ['tournament --records game --what-if all:_income_3', '--records cannot keep games that --what-if changes'],
])('"hinode %s" gets one sentence', async (typed, words) => {
  const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: '1' };
  const illegal = { format: 'hinode-record', setup, entries: [{ clan: 'koi', type: 'pass' }] };
  const place = folder({ 'bad.json': {}, 'illegal.json': { ...illegal, rules: RULES_VERSION } });
  fs.mkdirSync(path.join(place, 'empty'));
  const { code, out, err } = await hinode(
    typed.split(' ').map((word) => word.replaceAll('_', ' ')),
    place,
  );
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`hinode: ${words}`);
});

test('without records the games of a server are read', async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-explore-'));
  onTestFinished(() => fs.rmSync(data, { recursive: true }));
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data });
  await server.close();
  const { code, out } = await hinode(['explore', '--data', data]);
  expect(code).toBe(0);
  expect(out).toContain('What wins, in 0 games');
});
