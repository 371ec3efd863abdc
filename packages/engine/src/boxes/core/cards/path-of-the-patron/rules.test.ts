import { expect, test } from 'vitest';
import { NO_SUMMONS, recruitTwo, SUMMONS } from '../../../../testing/summons.ts';
import { table } from '../../../../testing/table.ts';

const PATRON = { set: 'teapot', cards: { koi: ['path-of-the-patron'] } } as const;

test.each(SUMMONS)('CARD-PATH-OF-THE-PATRON WORD-6 pays 2 coins after %s', (_name, play) => {
  expect(play(PATRON).coins('koi')).toBe(2);
});

test.each(NO_SUMMONS)('CARD-PATH-OF-THE-PATRON pays nothing after %s', (_name, play) => {
  expect(play(PATRON).coins('koi')).toBe(0);
});

test.each([
  ['koi > lotus > turtle', 2],
  ['lotus > koi > turtle', 0],
  ['lotus > turtle > koi', 0],
  ['lotus > koi > turtle > dragonfly', 2],
  ['lotus > turtle > koi > dragonfly', 0],
  ['lotus > turtle > dragonfly > koi', 0],
  ['lotus > turtle > koi > dragonfly > bonsai', 2],
  ['lotus > turtle > dragonfly > koi > bonsai', 0],
])('CARD-PATH-OF-THE-PATRON needs two players with less honor: %s pays %i', (honor, coins) => {
  expect(recruitTwo({ ...PATRON, honor }).coins('koi')).toBe(coins);
});

test('CARD-PATH-OF-THE-PATRON pays its owner alone, and nobody is asked', () => {
  const game = recruitTwo({ set: 'teapot', cards: { lotus: ['path-of-the-patron'] } });
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 0]);
  expect(recruitTwo(PATRON).asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-PATRON HONOR-7 comes with Path of the Warlord: 3 coins', () => {
  const game = recruitTwo({ ...PATRON, cards: { koi: ['path-of-the-patron', 'path-of-the-warlord'] } });
  expect(game.coins('koi')).toBe(3);
});

test('CARD-PATH-OF-THE-PATRON there is one copy, only in the Teapot set', () => {
  const two = ['path-of-the-patron', 'path-of-the-patron'] as const;
  expect(() => table({ set: 'teapot', cards: { koi: two } })).toThrow('only 1');
  expect(() => table({ ...PATRON, set: 'horseman' })).toThrow('not in the set');
});
