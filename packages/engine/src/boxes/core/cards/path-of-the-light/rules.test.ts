import { expect, test } from 'vitest';
import type { MandateId } from '../../../../data/year.ts';
import { recruitTwo, thunder } from '../../../../testing/summons.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const LIGHT = {
  set: 'archway',
  cards: { koi: ['path-of-the-light'] },
  shrines: ['fujin', 'raijin', 'hachiman', 'ryujin'],
} as const;
const ASKED = [{ clan: 'koi', kind: 'place', ability: 'path-of-the-light' }];
const TURTLES_TURN = [{ clan: 'turtle', kind: 'mandate' }];
const TO_RYUJIN = { clan: 'koi', type: 'place', figure: 'shinto', shrine: 'ryujin' } as const;

/** The Lotus announce a mandate; everybody is done with it quietly. */
const lotusPlay = (announce: MandateId, setting: TableSetting = LIGHT, tile: MandateId = announce) => {
  const game = table({ ...setting, at: { phase: 'mandate', clan: 'lotus', tiles: [tile] } });
  game.play({ clan: 'lotus', type: 'mandate', tile, announce });
  return game;
};

test('CARD-PATH-OF-THE-LIGHT may place a Shinto on a shrine after a Recruit of another player', () => {
  const game = lotusPlay('recruit');
  expect(game.asked()).toEqual(ASKED);
  game.playNow(TO_RYUJIN);
  expect(game.count('koi', 'shinto', 'ryujin')).toBe(1);
  expect(game.count('koi', 'shinto', 'reserve')).toBe(2);
  expect(game.asked()).toEqual(TURTLES_TURN);
});

test('CARD-PATH-OF-THE-LIGHT works after its owner’s Recruit too, whether or not anything was summoned', () => {
  expect(recruitTwo(LIGHT).asked()).toEqual(ASKED);
  const idle = table({ ...LIGHT, at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] } });
  idle.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  expect(idle.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-LIGHT MANDATE-6 comes after everybody has recruited', () => {
  const game = lotusPlay('recruit', { ...LIGHT, map: { nagato: 'lotus stronghold', edo: 'koi stronghold' } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon' }]);
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'summon' }]);
  game.playNow({ clan: 'lotus', type: 'pass' });
  expect(game.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-LIGHT may be declined', () => {
  const game = lotusPlay('recruit');
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.count('koi', 'shinto', 'reserve')).toBe(3);
  expect(game.asked()).toEqual(TURTLES_TURN);
});

test('CARD-PATH-OF-THE-LIGHT goes to any of the four shrines, and nowhere else', () => {
  const game = lotusPlay('recruit', { ...LIGHT, map: { edo: 'koi stronghold' } });
  game.untilAsked('place');
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    ...LIGHT.shrines.map((shrine) => ({ ...TO_RYUJIN, shrine })),
  ]);
  expect(game.refused({ ...TO_RYUJIN, shrine: 'amaterasu' })).toBe('shrine-not-in-play');
  const bushi = { clan: 'koi', type: 'place', figure: 'bushi', province: 'oshu' } as const;
  expect(game.refused(bushi)).toBe('not-placed-there');
  expect(game.refused({ clan: 'koi', type: 'place', figure: 'shinto', province: 'edo' })).toBe(
    'not-placed-there',
  );
});

test('CARD-PATH-OF-THE-LIGHT CARD-KOMAINU places Komainu as well, but no other figure', () => {
  const game = lotusPlay('recruit', {
    ...LIGHT,
    cards: { koi: ['path-of-the-light', 'komainu', 'oni-of-skulls'] },
    map: { edo: 'koi shinto 3' },
  });
  for (const figure of ['bushi', 'daimyo', 'oni-of-skulls'])
    expect(game.refused({ ...TO_RYUJIN, figure })).toBe('not-placed-there');
  expect(game.refused(TO_RYUJIN)).toBe('no-figure-of-that-type');
  game.playNow({ ...TO_RYUJIN, figure: 'komainu' });
  expect(game.count('koi', 'komainu', 'ryujin')).toBe(1);
});

test('CARD-PATH-OF-THE-LIGHT is not asked with neither Shinto nor Komainu in reserve', () => {
  const game = lotusPlay('recruit', {
    ...LIGHT,
    map: { edo: 'koi shinto 2' },
    worship: { fujin: 'koi shinto' },
  });
  expect(game.asked()).toEqual(TURTLES_TURN);
});

test.each(['marshal', 'train', 'harvest', 'betray'] as const)(
  'CARD-PATH-OF-THE-LIGHT is not asked after %s',
  (mandate) => {
    const game = lotusPlay(mandate, { ...LIGHT, display: [] });
    expect(game.asked()).toEqual(TURTLES_TURN);
  },
);

test('CARD-PATH-OF-THE-LIGHT is not asked after a summon outside a Recruit', () => {
  expect(thunder(LIGHT).asked()).not.toEqual(ASKED);
});

test('LOTUS-2 CARD-PATH-OF-THE-LIGHT looks at the mandate announced, not at the tile', () => {
  expect(lotusPlay('recruit', LIGHT, 'harvest').asked()).toEqual(ASKED);
  expect(lotusPlay('harvest', LIGHT, 'recruit').asked()).toEqual(TURTLES_TURN);
});

test('CARD-PATH-OF-THE-LIGHT WORD-7 placing is no summon: Path of the Kenin does not follow', () => {
  const game = lotusPlay('recruit', {
    ...LIGHT,
    cards: { koi: ['path-of-the-light', 'path-of-the-kenin'] },
    map: { edo: 'koi stronghold' },
  });
  game.play(TO_RYUJIN);
  expect(game.asked()).toEqual(TURTLES_TURN);
});

test('CARD-PATH-OF-THE-LIGHT KAMI-1 what it placed worships in the kami turn that follows', () => {
  const game = table({ ...LIGHT, at: { phase: 'mandate', clan: 'turtle', turn: 3, tiles: ['recruit'] } });
  game.play({ clan: 'turtle', type: 'mandate', tile: 'recruit' });
  game.play({ ...TO_RYUJIN, shrine: 'hachiman' });
  expect(game.ronin('koi')).toBe(2);
});

test('HONOR-6 CARD-PATH-OF-THE-LIGHT against Path of the Samurai the higher honor chooses to go first or last', () => {
  const both = {
    ...LIGHT,
    season: 'summer',
    cards: { koi: ['path-of-the-light'], dragonfly: ['path-of-the-samurai'] },
  } as const;
  const samurai = [{ clan: 'dragonfly', kind: 'place', ability: 'path-of-the-samurai' }];
  const first = lotusPlay('recruit', both);
  expect(first.asked()).toEqual([{ clan: 'koi', kind: 'order' }]);
  first.playNow({ clan: 'koi', type: 'order', first: true });
  expect(first.asked()).toEqual(ASKED);
  first.playNow({ clan: 'koi', type: 'pass' });
  expect(first.asked()).toEqual(samurai);

  const last = lotusPlay('recruit', both);
  last.playNow({ clan: 'koi', type: 'order', first: false });
  expect(last.asked()).toEqual(samurai);
  last.playNow({ clan: 'dragonfly', type: 'pass' });
  expect(last.asked()).toEqual(ASKED);
});

test('HONOR-6 CARD-PATH-OF-THE-LIGHT is not asked about the order if the Samurai have nothing to place', () => {
  const game = lotusPlay('recruit', {
    ...LIGHT,
    season: 'summer',
    cards: { koi: ['path-of-the-light'], dragonfly: ['path-of-the-samurai'] },
    map: { hokkaido: 'dragonfly bushi 6' },
  });
  expect(game.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-LIGHT there is one copy, only in the Archway set', () => {
  const two = ['path-of-the-light', 'path-of-the-light'] as const;
  expect(() => table({ ...LIGHT, cards: { koi: two } })).toThrow('only 1');
  expect(() => table({ ...LIGHT, set: 'horseman' })).toThrow('not in the set');
});
