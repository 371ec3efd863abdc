import { expect, test } from 'vitest';
import { NO_SUMMONS, recruitTwo, SUMMONS, thunder } from '../../../../testing/summons.ts';
import { table } from '../../../../testing/table.ts';

const KENIN = { set: 'archway', cards: { koi: ['path-of-the-kenin'] } } as const;
const TWO = { set: 'archway', cards: { koi: ['path-of-the-kenin', 'path-of-the-kenin'] } } as const;
const ASKED = [{ clan: 'koi', kind: 'place', ability: 'path-of-the-kenin' }];
const NEXT_TURN = [{ clan: 'lotus', kind: 'mandate' }];

const bushiTo = (province: 'edo' | 'oshu' | 'nagato' | 'kyushu', figure = 'bushi') =>
  ({ clan: 'koi', type: 'place', figure, province }) as const;

test.each(SUMMONS)('CARD-PATH-OF-THE-KENIN WORD-6 may place one Bushi after %s', (_name, play) => {
  const game = play(KENIN);
  expect(game.asked()).toEqual(ASKED);
  const before = game.count('koi', 'bushi', 'edo');
  game.playNow(bushiTo('edo'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(before + 1);
  expect(game.asked()).not.toEqual(ASKED);
});

test.each(NO_SUMMONS)('CARD-PATH-OF-THE-KENIN is not asked after %s', (_name, play) => {
  expect(play(KENIN).asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-KENIN may be declined', () => {
  const game = recruitTwo(KENIN);
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.count('koi', 'bushi', 'edo')).toBe(2);
  expect(game.asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-KENIN places at any own stronghold, and nowhere else', () => {
  const game = recruitTwo({
    ...KENIN,
    map: { oshu: 'koi stronghold', nagato: 'lotus stronghold', kyushu: 'koi bushi' },
  });
  expect(game.legal('koi')).toEqual([{ clan: 'koi', type: 'pass' }, bushiTo('oshu'), bushiTo('edo')]);
  expect(game.refused(bushiTo('nagato'))).toBe('no-stronghold-there');
  expect(game.refused(bushiTo('kyushu'))).toBe('no-stronghold-there');
});

test('CARD-PATH-OF-THE-KENIN places only Bushi, and only for its owner', () => {
  const game = recruitTwo({ ...KENIN, map: { nagato: 'lotus stronghold' } });
  for (const figure of ['shinto', 'daimyo', 'stronghold'])
    expect(game.refused(bushiTo('edo', figure))).toBeDefined();
  expect(game.refused({ ...bushiTo('nagato'), clan: 'lotus' })).toBe('not-your-turn');
});

test('CARD-PATH-OF-THE-KENIN is not asked without a Bushi in reserve', () => {
  expect(recruitTwo({ ...KENIN, map: { kyushu: 'koi bushi 3' } }).asked()).toEqual(ASKED);
  expect(recruitTwo({ ...KENIN, map: { kyushu: 'koi bushi 4' } }).asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-KENIN is not asked without a stronghold on the map', () => {
  const game = thunder({ ...KENIN, map: { edo: 'koi bushi' } });
  expect(game.count('koi', 'bushi', 'kyushu')).toBe(1);
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-KENIN TRAIN-3 two copies place two Bushi, each of which may be declined', () => {
  const both = recruitTwo(TWO);
  both.playNow(bushiTo('edo'));
  expect(both.asked()).toEqual(ASKED);
  both.playNow(bushiTo('edo'));
  expect(both.count('koi', 'bushi', 'edo')).toBe(4);
  expect(both.asked()).toEqual(NEXT_TURN);

  const second = recruitTwo(TWO);
  second.playNow({ clan: 'koi', type: 'pass' });
  expect(second.asked()).toEqual(ASKED);
  second.playNow(bushiTo('edo'));
  expect(second.count('koi', 'bushi', 'edo')).toBe(3);
});

test('CARD-PATH-OF-THE-KENIN WORD-7 what Path of the Samurai places is no summon for it', () => {
  const game = table({
    ...KENIN,
    season: 'summer',
    cards: { koi: ['path-of-the-kenin', 'path-of-the-samurai'] },
    map: { edo: 'koi stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.play(bushiTo('kyushu'));
  expect(game.count('koi', 'bushi', 'kyushu')).toBe(1);
  expect(game.asked()).toEqual(NEXT_TURN);
});

test('CARD-PATH-OF-THE-KENIN DRAGONFLY-1 gives the Dragonfly no freedom: the Bushi goes to a stronghold', () => {
  const game = table({
    set: 'archway',
    cards: { dragonfly: ['path-of-the-kenin'] },
    map: { hokkaido: 'dragonfly stronghold' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.play({ clan: 'dragonfly', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'place', ability: 'path-of-the-kenin' }]);
  expect(game.refused({ ...bushiTo('edo'), clan: 'dragonfly' })).toBe('no-stronghold-there');
  game.playNow({ clan: 'dragonfly', type: 'place', figure: 'bushi', province: 'hokkaido' });
  expect(game.count('dragonfly', 'bushi', 'hokkaido')).toBe(1);
});

test('CARD-PATH-OF-THE-KENIN there are two copies, only in the Archway set', () => {
  expect(() => table({ ...TWO, cards: { ...TWO.cards, lotus: ['path-of-the-kenin'] } })).toThrow('only 2');
  expect(() => table({ ...KENIN, set: 'teapot' })).toThrow('not in the set');
});
