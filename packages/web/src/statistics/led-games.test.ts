import type { ClanId, Result } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { SavedGame } from '../local/saved-games.ts';
import type { Seat } from '../table/table.ts';
import { gamesLed, summaryOf, tallies } from './led-games.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;

function game(id: string, mine: readonly ClanId[], result?: Partial<Result>): SavedGame {
  const seats: Seat[] = CLANS.map((clan) => ({
    clan,
    player: mine.includes(clan) ? { kind: 'person' } : { kind: 'bot', level: 'samurai' },
  }));
  const full = result && {
    winners: ['koi'],
    vp: { koi: 30, lotus: 20, turtle: 10 },
    honor: CLANS,
    ...result,
  };
  const record = {
    format: 'hinode-record',
    rules: '2',
    setup: { clans: CLANS, set: 'teapot', seed: id },
    entries: [],
  };
  return {
    id,
    seats,
    record: { ...record, ...(full && { result: full }) } as SavedGame['record'],
    savedAt: 0,
  };
}

test('games that go on, and games of several people, are not counted', () => {
  expect(gamesLed([game('a', ['koi']), game('b', ['koi', 'lotus'], {}), game('c', [], {})])).toEqual([]);
  expect(summaryOf([])).toBeUndefined();
});

test('games are summed up: won, by honor, on average, the best, and in a row', () => {
  const led = gamesLed([
    game('a', ['koi'], {}),
    game('b', ['koi'], { vp: { koi: 41, lotus: 41, turtle: 2 } }),
    game('c', ['lotus'], {}),
    game('d', ['koi'], {}),
  ]);
  expect(summaryOf(led)).toMatchObject({
    games: 4,
    wins: 3,
    byHonor: 1,
    meanVp: 30.3,
    inARow: 2,
    longest: 2,
  });
  expect(summaryOf(led)?.best).toMatchObject({ id: 'b', clan: 'koi', vp: 41 });
  expect(led.map(({ players }) => players)).toEqual([3, 3, 3, 3]);
  expect(summaryOf(led.toReversed())).toMatchObject({ inARow: 1, longest: 2 });
  expect(tallies(led, CLANS, ({ clan }, one) => clan === one)).toEqual([
    { of: 'koi', games: 3, wins: 3 },
    { of: 'lotus', games: 1, wins: 0 },
    { of: 'turtle', games: 0, wins: 0 },
  ]);
});
