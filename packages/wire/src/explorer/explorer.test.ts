import { botOf, playGame } from '@hinode/bots';
import { CLAN_IDS } from '@hinode/engine/facts';
import { openGame } from '@hinode/engine/games';
import { expect, test } from 'vitest';
import { type Explored, judged, newExplorer } from './explorer.ts';
import { type Outline, outlineOf } from './outline.ts';
import { trialsFor, wilson } from './wilson.ts';

const outline = (winners: readonly string[], changed: Partial<Outline> = {}): Outline => ({
  set: 'archway',
  kami: ['raijin', 'fujin'],
  players: (['koi', 'lotus', 'turtle'] as const).map((clan) => ({
    clan,
    won: winners.includes(clan) ? 1 / winners.length : 0,
    mandate: clan === 'koi' ? 'train' : 'harvest',
    cards: clan === 'lotus' ? ['yurei'] : [],
    favors: clan === 'turtle' ? ['raijin'] : [],
  })),
  ...changed,
});

const line = ({ wins }: Explored, subject: keyof Explored['wins'], of: string) =>
  wins[subject].find((one) => one.of === of);

test('games are counted by what their players had, and a shared victory in parts', () => {
  const explorer = newExplorer();
  explorer.add(outline(['koi']));
  explorer.add(outline(['koi', 'lotus']));
  const found = explorer.under({});
  expect(found.games).toBe(2);
  expect(line(found, 'clan', 'koi')).toEqual({ of: 'koi', games: 2, wins: 1.5, expected: 2 / 3 });
  expect(line(found, 'seat', '1')).toMatchObject({ games: 2, wins: 1.5 });
  expect(line(found, 'mandate', 'harvest')).toMatchObject({ games: 4, wins: 0.5 });
  expect(line(found, 'card', 'yurei')).toMatchObject({ games: 2, wins: 0.5 });
  expect(line(found, 'favor', 'raijin')).toMatchObject({ games: 2, wins: 0 });
  expect(found.wins.clan.map(({ of }) => of)).toEqual(['koi', 'lotus', 'turtle']);
});

test('a condition leaves only the games that meet it, and what can be asked for is told with its games', () => {
  const explorer = newExplorer();
  explorer.add(outline(['koi']));
  explorer.add(outline(['lotus'], { set: 'teapot', kami: ['raijin'] }));
  expect(explorer.under({ set: 'teapot' })).toMatchObject({ games: 1 });
  expect(line(explorer.under({ set: 'teapot' }), 'clan', 'lotus')).toMatchObject({ games: 1, wins: 1 });
  expect(explorer.under({ kami: 'fujin', players: 3 }).games).toBe(1);
  expect(explorer.under({ set: 'teapot', kami: 'fujin' }).games).toBe(0);
  expect(explorer.under({ players: 5 }).wins.clan).toEqual([]);
  expect(explorer.under({ players: 5 }).kinds).toEqual({
    players: [{ of: '3', games: 2 }],
    set: [
      { of: 'archway', games: 1 },
      { of: 'teapot', games: 1 },
    ],
    kami: [
      { of: 'raijin', games: 2 },
      { of: 'fujin', games: 1 },
    ],
  });
});

test('it is said how many games are too few, and how many would do', () => {
  const few = judged({ games: 20, wins: 10, expected: 5 });
  expect(few).toMatchObject({ rate: 0.5, chance: 0.25, isFew: true, against: 'more' });
  const enough = judged({ games: few.needed, wins: few.needed / 2, expected: few.needed / 4 });
  expect(enough).toMatchObject({ isFew: false, needed: few.needed });
  expect(judged({ games: few.needed - 9, wins: (few.needed - 9) / 2, expected: 1 }).isFew).toBe(true);
  expect(judged({ games: 6, wins: 0, expected: 1.5 }).needed).toBeGreaterThan(200);
  expect(judged({ games: 400, wins: 60, expected: 100 }).against).toBe('less');
  expect(judged({ games: 400, wins: 100, expected: 100 }).against).toBe('same');
  expect(trialsFor(0.25, 0.1)).toBeGreaterThan(trialsFor(0.1, 0.1));
});

test.each([
  // successes, trials, low, high: figures as found in textbooks and other programs
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [50, 200, 0.1951, 0.3143],
  [81, 263, 0.2553, 0.3662],
])('%d of %d has the 95 %% interval from %d to %d', (successes, trials, low, high) => {
  const found = wilson(successes, trials);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('without trials anything may be', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the outline of a game tells seats by honor, and what everybody chose, bought and won; none without an end', () => {
  const setup = { clans: ['turtle', 'koi', 'lotus'], set: 'random', seed: 'outline' } as const;
  const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botOf('random')]));
  const entries = playGame(setup, bots, 'outline').moves;
  const game = openGame({ setup, entries });
  const found = outlineOf(game);
  expect(found?.players.map(({ clan }) => clan)).toEqual(
    CLAN_IDS.filter((id) => setup.clans.some((clan) => clan === id)),
  );
  expect(found?.kami).toHaveLength(4);
  expect(found?.players.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1);
  const first = game.log.find(({ event }) => event.type === 'mandateChosen')?.event;
  expect(first).toMatchObject({ mandate: found?.players[0]?.mandate });
  const bought = game.log.filter(({ event }) => event.type === 'cardTaken');
  expect(bought.length).toBeGreaterThanOrEqual(found?.players.flatMap(({ cards }) => cards).length ?? 0);
  expect(outlineOf(openGame({ setup, entries: entries.slice(0, 30) }))).toBeUndefined();
});
