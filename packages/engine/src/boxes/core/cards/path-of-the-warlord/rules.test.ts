import { expect, test } from 'vitest';
import { NO_SUMMONS, recruitTwo, SUMMONS } from '../../../../testing/summons.ts';
import { table } from '../../../../testing/table.ts';

const ONE = { set: 'teapot', cards: { koi: ['path-of-the-warlord'] } } as const;
const TWO = { set: 'teapot', cards: { koi: ['path-of-the-warlord', 'path-of-the-warlord'] } } as const;

test.each(SUMMONS)('CARD-PATH-OF-THE-WARLORD WORD-6 pays 1 coin after %s', (_name, play) => {
  expect(play(ONE).coins('koi')).toBe(1);
});

test.each(NO_SUMMONS)('CARD-PATH-OF-THE-WARLORD pays nothing after %s', (_name, play) => {
  expect(play(ONE).coins('koi')).toBe(0);
});

test('CARD-PATH-OF-THE-WARLORD RECRUIT-5 is paid once the summon is over, not before', () => {
  const game = table({
    ...ONE,
    map: { edo: 'koi stronghold 2' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.play({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.coins('koi')).toBe(0);
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.coins('koi')).toBe(1);
});

test('CARD-PATH-OF-THE-WARLORD RECRUIT-4 pays for a Shinto sent to worship: it was summoned', () => {
  const game = table({
    ...ONE,
    map: { edo: 'koi stronghold' },
    shrines: ['fujin', 'raijin', 'hachiman', 'ryujin'],
    at: { phase: 'mandate', clan: 'lotus', tiles: ['recruit'] },
  });
  game.play({ clan: 'lotus', type: 'mandate', tile: 'recruit', announce: 'recruit' });
  game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'fujin' });
  expect(game.coins('koi')).toBe(1);
});

test('CARD-PATH-OF-THE-WARLORD pays its owner alone, and nobody is asked', () => {
  const game = recruitTwo({ set: 'teapot', cards: { lotus: ['path-of-the-warlord'] } });
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 0]);
  expect(recruitTwo(ONE).asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test.each(SUMMONS)('CARD-PATH-OF-THE-WARLORD TRAIN-3 two copies pay 2 coins after %s', (_name, play) => {
  expect(play(TWO).coins('koi')).toBe(2);
});

test('CARD-PATH-OF-THE-WARLORD there are two copies, only in the Teapot set', () => {
  expect(() => table({ ...TWO, cards: { ...TWO.cards, lotus: ['path-of-the-warlord'] } })).toThrow('only 2');
  expect(() => table({ ...ONE, set: 'archway' })).toThrow('not in the set');
});

test('CARD-PATH-OF-THE-WARLORD WORD-13 its coin comes from the pile and belongs to the mandate: a Merchant gains once', () => {
  const game = recruitTwo({
    ...TWO,
    season: 'summer',
    cards: { ...TWO.cards, lotus: ['way-of-the-merchant'], turtle: ['way-of-the-merchant'] },
    coins: { koi: 1, turtle: 1 },
  });
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([3, 1, 1]);
});
