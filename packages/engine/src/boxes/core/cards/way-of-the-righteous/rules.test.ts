import { expect, test } from 'vitest';
import type { ClanId } from '../../../../data/clans.ts';
import { type GameTable, table } from '../../../../testing/table.ts';

const ONE = {
  set: 'horseman',
  wars: [],
  cards: { lotus: ['way-of-the-righteous'] },
  at: { phase: 'war-start' },
} as const;
const TWO = { ...ONE, cards: { lotus: ['way-of-the-righteous', 'way-of-the-righteous'] } } as const;

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
const purses = (game: GameTable) => CLANS.map(game.coins);

test('CARD-WAY-OF-THE-RIGHTEOUS takes 1 coin from each player with less honor, and from no other', () => {
  const game = table({ ...ONE, coins: { koi: 3, lotus: 3, turtle: 3, dragonfly: 3 } }, 'war-end');
  expect(purses(game)).toEqual([3, 5, 2, 2]);
});

test.each([
  ['lotus > koi > turtle > dragonfly', [2, 6, 2, 2]],
  ['koi > turtle > lotus > dragonfly', [3, 4, 3, 2]],
  ['koi > turtle > dragonfly > lotus', [3, 3, 3, 3]],
])('CARD-WAY-OF-THE-RIGHTEOUS looks at the honor track: %s', (honor, coins) => {
  const game = table({ ...ONE, honor, coins: { koi: 3, lotus: 3, turtle: 3, dragonfly: 3 } }, 'war-end');
  expect(purses(game)).toEqual(coins);
});

test('CARD-WAY-OF-THE-RIGHTEOUS a player with no coin gives none, and the pile does not make up for it', () => {
  const game = table({ ...ONE, coins: { dragonfly: 1 } }, 'war-end');
  expect(purses(game)).toEqual([0, 1, 0, 0]);
});

test('CARD-WAY-OF-THE-RIGHTEOUS WORD-10 takes from an ally too', () => {
  const game = table({ ...ONE, alliances: ['lotus turtle'], coins: { turtle: 1 } }, 'war-end');
  expect(purses(game)).toEqual([0, 1, 0, 0]);
});

test('CARD-WAY-OF-THE-RIGHTEOUS takes at the start of the war phase only', () => {
  const war = { phase: 'war' } as const;
  const game = table({ ...ONE, at: war, wars: ['edo'], coins: { turtle: 1 } }, 'war-end');
  expect(purses(game)).toEqual([0, 0, 1, 0]);
});

test('CARD-WAY-OF-THE-RIGHTEOUS TRAIN-3 two copies take 2 coins, or what there is', () => {
  const game = table({ ...TWO, coins: { turtle: 3, dragonfly: 1 } }, 'war-end');
  expect(purses(game)).toEqual([0, 3, 1, 0]);
});

test('HONOR-6 CARD-WAY-OF-THE-RIGHTEOUS going first misses coins that come later; going last does not', () => {
  const setting = {
    ...ONE,
    honor: 'lotus > turtle > koi > dragonfly',
    wars: ['edo'],
    map: { edo: 'lotus bushi, turtle bushi' },
    cards: { ...ONE.cards, turtle: ['way-of-the-shogun'] },
    ronin: { koi: 2 },
  } as const;
  const first = table(setting);
  first.playNow({ clan: 'lotus', type: 'order', first: true });
  // Neither the Turtle's three coins nor the Koi's converted ronin are there yet.
  expect(purses(first)).toEqual([2, 0, 3, 0]);
  const last = table(setting);
  last.playNow({ clan: 'lotus', type: 'order', first: false });
  expect(purses(last)).toEqual([1, 2, 2, 0]);
});

test('HONOR-6 CARD-WAY-OF-THE-RIGHTEOUS owned by a lower clan, it finds what a higher one was paid', () => {
  const game = table(
    {
      ...ONE,
      cards: { lotus: ['way-of-the-righteous', 'way-of-the-shogun'], turtle: ['way-of-the-righteous'] },
      coins: { dragonfly: 2, turtle: 1 },
    },
    'war-end',
  );
  expect(purses(game)).toEqual([0, 5, 1, 0]);
});

test('CARD-WAY-OF-THE-RIGHTEOUS there are two copies, only in the Horseman set', () => {
  expect(() => table({ ...TWO, cards: { ...TWO.cards, koi: ['way-of-the-righteous'] } })).toThrow('only 2');
  expect(() => table({ ...ONE, set: 'archway' })).toThrow('not in the set');
});
