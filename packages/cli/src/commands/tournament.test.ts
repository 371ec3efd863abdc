import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { captured, folder, hinode, type Ran } from '../testing/hinode.ts';
import { playOne } from '../tournament/game.ts';
import type { Schedule, Told } from '../tournament/pool.ts';
import { tournamentWith } from './tournament.ts';

const SMALL = ['--seats', 'ashigaru,random,random', '--games', '6', '--budget', '5it'];

/** Plays here, one game after the other: threads take longer to start than so few games to play. */
const here = async ({ plan, games }: Schedule, told: Told): Promise<void> => {
  for (const game of games) await told(playOne(plan, game));
};

async function playedHere(flags: readonly string[], cwd = folder()): Promise<Ran> {
  const { io, text } = captured(cwd);
  const code = await tournamentWith(here).run(flags, io);
  return { code, ...text };
}

const inThreads = (flags: readonly string[]): Promise<Ran> => hinode(['tournament', ...flags]);

async function summary(flags: readonly string[], played = playedHere) {
  const { code, out, err } = await played(['--json', ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

test('there is one entry for every kind of bot', async () => {
  const found = await summary(SMALL);
  expect(found).toMatchObject({ illegalMoves: 0, stalls: 0, games: 6, deals: 2, seed: '1', budget: '5it' });
  const [ashigaru, random] = found.seats;
  expect(found.seats).toHaveLength(2);
  expect(ashigaru).toMatchObject({ bot: 'ashigaru', games: 6, illegalMoves: 0 });
  expect(random).toMatchObject({ bot: 'random', games: 12, illegalMoves: 0 });
  expect(ashigaru.wins + random.wins).toBeCloseTo(6, 9);
  expect(ashigaru.winRate).toBeCloseTo(ashigaru.wins / 6, 4);
  expect(ashigaru.low).toBeLessThan(ashigaru.winRate);
  expect(ashigaru.high).toBeGreaterThanOrEqual(ashigaru.winRate);
  expect((ashigaru.meanRank + 2 * random.meanRank) / 3).toBeCloseTo(2, 2);
  expect(ashigaru.meanMargin + 2 * random.meanMargin).toBeCloseTo(0, 1);
  expect(ashigaru.chairs.map(({ games }: { games: number }) => games)).toEqual([2, 2, 2]);
  expect(ashigaru.vpBySeason.winter).toBe(ashigaru.meanVp);
  expect(ashigaru.msP50).toBeGreaterThan(0);
  expect(ashigaru.msP95).toBeGreaterThanOrEqual(ashigaru.msP50);
});

test('the results do not depend on the number of threads', async () => {
  const facts = async (flags: readonly string[], played = inThreads) => {
    const { seats, threads } = await summary(flags, played);
    const timeless = seats.map((seat: object) => ({ ...seat, msP50: 0, msP95: 0, bidMsP95: 0 }));
    return { timeless, threads };
  };
  const one = await facts([...SMALL, '--threads', '1']);
  const three = await facts([...SMALL, '--threads', '3']);
  expect([one.threads, three.threads]).toEqual([1, 3]);
  expect(three.timeless).toEqual(one.timeless);
  expect((await facts([...SMALL, '--seed', 'other'], playedHere)).timeless).not.toEqual(one.timeless);
});

test('people get a table', async () => {
  const { code, out } = await playedHere(SMALL);
  expect(code).toBe(0);
  expect(out).toMatch(/^3 players, any set, seed 1, budget 5it: 6 games of 2 deals$/m);
  expect(out).toMatch(/^bot +games +wins +win rate +95 % +rating +mean rank +mean VP +margin/m);
  expect(out).toMatch(/^ashigaru +6 +\d(\.5)? +\d+\.\d % +\d+\.\d–\d+\.\d % +\d+ +\d\.\d\d/m);
});

test('a page shows everything and needs nothing from elsewhere', async () => {
  const place = folder();
  const flags = [...SMALL, '--html', 'report.html', '--seed', '<script>'];
  expect((await playedHere(flags, place)).code).toBe(0);
  const html = fs.readFileSync(path.join(place, 'report.html'), 'utf8');
  const titles = [
    'Ratings',
    'Win rate by clan',
    'Win rate by seat',
    'VP over the seasons',
    'Where VP came from',
  ];
  for (const title of titles) {
    expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).toContain(`role="img" aria-label="${title}"`);
  }
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('seed &lt;script&gt;');
  expect(html).not.toMatch(/https?:|\/\/|<script|<link|<img|@import|url\(|NaN|undefined/i);
});

test('a progress bar is drawn on a terminal only, and wiped at the end', async () => {
  const { io, text } = captured(folder(), true);
  const slowly = async ({ plan, games }: Schedule, told: Told) => {
    for (const game of games) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await told(playOne(plan, game));
    }
  };
  await tournamentWith(slowly).run([...SMALL, '--json'], io);
  expect(text.err).toMatch(/\d of 6 games/);
  expect(text.err.endsWith('\r\x1b[K')).toBe(true);
});

test('illegal moves and stalls end with exit code 1 and say how to see them again', async () => {
  const { io, text } = captured(folder());
  const badly = async ({ plan, games }: Schedule, told: Told) => {
    for (const game of games) {
      const report = playOne(plan, game);
      const [player] = report.players;
      if (game === 1) await told({ ...report, players: [], stall: 'it does not end' });
      else if (game === 4 && player !== undefined)
        await told({ ...report, illegal: [{ clan: player.clan, after: 57, move: '{"type":"pass"}' }] });
      else await told(report);
    }
  };
  const argv = [...SMALL, '--json', '--seed', "it's", '--set', 'archway', '--noise', '0.2'];
  expect(await tournamentWith(badly).run(argv, io)).toBe(1);
  expect(JSON.parse(text.out)).toMatchObject({ illegalMoves: 1, stalls: 1, games: 6 });
  const again = String.raw`--seats ashigaru+noise0.2,random,random --seed 'it'\''s' --budget 5it --set archway`;
  const [stall, illegal] = text.err.trim().split('\n');
  expect(stall).toContain("game 2 (seed it's-1) did not come to its end: it does not end");
  expect(stall?.endsWith(`hinode tournament ${again} --game 2`)).toBe(true);
  expect(illegal).toContain(
    "in game 5 (seed it's-2) random as Koi answered with an illegal move after 57 moves",
  );
  expect(illegal?.endsWith('--game 5')).toBe(true);
});

test('a single game can be played again', async () => {
  const all = await summary([...SMALL, '--games', '3']);
  const alone = await Promise.all([1, 2, 3].map((game) => summary([...SMALL, '--game', `${game}`])));
  const wins = alone.map(({ games, seats }) => {
    expect(games).toBe(1);
    return seats[0].wins;
  });
  expect(wins.reduce((a, b) => a + b)).toBe(all.seats[0].wins);
});

test.each([
  ['--seats samurai,samurai', '--seats needs 3 to 5 bots, not 2'],
  ['--seats samurai,samurai,emperor', '--seats must name bots of random, ashigaru'],
  ['--seats samurai,samurai,samurai+noise2', '--seats takes a noise from 0 to 1'],
  ['--noise loud', '--noise takes a noise from 0 to 1'],
  ['--budget 200', '--budget must be milliseconds or iterations like 200ms or 50it, not "200"'],
  ['--budget 0it', '--budget must be milliseconds or iterations'],
  ['--threads 0', '--threads must be a whole number from 1'],
  ['--games none', '--games must be a whole number from 1'],
  ['--game 0', '--game must be a whole number from 1'],
  ['--set sun', '--set must be one of'],
  ['--html nowhere/report.html', 'nowhere does not exist'],
])(
  '"hinode tournament %s" gets one sentence and exit code 2, and nothing is written',
  async (typed, words) => {
    const place = folder();
    const argv = typed.split(' ');
    const html = argv.includes('--html') ? [] : ['--html', 'report.html'];
    const { code, out, err } = await hinode(['tournament', ...argv, ...html], place);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`hinode: ${words}`);
    expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
    expect(fs.readdirSync(place)).toEqual([]);
  },
);
