import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '../../../../data/map.ts';
import { pass } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const SAMURAI = 'path-of-the-samurai';
const PLACE = { clan: 'lotus', type: 'place', figure: 'bushi', province: 'edo' } as const;
const ASKED = [{ clan: 'lotus', kind: 'place', ability: SAMURAI }];
const LIGHT_ASKED = [{ clan: 'koi', kind: 'place', ability: 'path-of-the-light' }];

/** A Recruit of the Koi, or another mandate of theirs; the Lotus own the Samurai. */
function mandate(setting: TableSetting, tile: 'recruit' | 'marshal' | 'harvest' = 'recruit'): GameTable {
  const game = table({
    season: 'summer',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    cards: { lotus: [SAMURAI] },
    at: { phase: 'mandate', clan: 'koi', tiles: [tile] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile });
  return game;
}

const LIGHT = { cards: { koi: ['path-of-the-light'], lotus: [SAMURAI] } } as const;

test('CARD-PATH-OF-THE-SAMURAI places 1 Bushi in any province after a Recruit that another played', () => {
  const game = mandate({});
  expect(game.asked()).toEqual(ASKED);
  expect(game.legal('lotus')).toEqual([
    pass('lotus'),
    ...PROVINCE_IDS.map((province) => ({ ...PLACE, province })),
  ]);
  game.playNow(PLACE);
  expect([game.count('lotus', 'bushi', 'edo'), game.count('lotus', 'bushi', 'reserve')]).toEqual([1, 5]);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-SAMURAI works after a Recruit of its owner', () => {
  const game = table({
    season: 'summer',
    cards: { koi: [SAMURAI] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: SAMURAI }]);
});

test('CARD-PATH-OF-THE-SAMURAI MANDATE-6 comes after every player has recruited', () => {
  const game = mandate({ map: { edo: 'koi stronghold', oshu: 'lotus stronghold' } });
  const order: string[] = [];
  while (game.asked()[0]?.kind !== 'mandate') {
    const [asked] = game.asked();
    if (asked === undefined) break;
    order.push(`${asked.clan} ${asked.kind}`);
    game.playNow(pass(asked.clan));
  }
  expect(order).toEqual(['lotus summon', 'koi summon', 'lotus place']);
});

test('CARD-PATH-OF-THE-SAMURAI may be declined', () => {
  const game = mandate({});
  game.playNow(pass('lotus'));
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(6);
});

test('CARD-PATH-OF-THE-SAMURAI places nothing but a Bushi, and on no shrine', () => {
  const game = mandate({});
  expect(game.refused({ ...PLACE, figure: 'shinto' })).toBeDefined();
  expect(game.refused({ ...PLACE, figure: 'daimyo' })).toBeDefined();
  expect(game.refused({ clan: 'lotus', type: 'place', figure: 'bushi', shrine: 'fujin' })).toBeDefined();
  expect(game.refused({ ...PLACE, clan: 'koi' })).toBe('not-your-turn');
});

test('CARD-PATH-OF-THE-SAMURAI is not asked without a Bushi in reserve', () => {
  const game = mandate({ map: { edo: 'lotus bushi 6' } });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-SAMURAI is asked with one Bushi in reserve', () => {
  expect(mandate({ map: { edo: 'lotus bushi 5' } }).asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-SAMURAI follows no other mandate', () => {
  expect(mandate({}, 'harvest').asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect(mandate({}, 'marshal').asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-SAMURAI LOTUS-2 follows a Recruit that the Lotus announced', () => {
  const announced = (announce: 'recruit' | 'harvest') => {
    const game = table({
      season: 'summer',
      cards: { lotus: [SAMURAI] },
      at: { phase: 'mandate', clan: 'lotus', tiles: ['harvest', 'recruit'] },
    });
    const tile = announce === 'recruit' ? 'harvest' : 'recruit';
    game.playNow({ clan: 'lotus', type: 'mandate', tile, announce });
    return game.asked();
  };
  expect(announced('recruit')).toEqual(ASKED);
  expect(announced('harvest')).toEqual([{ clan: 'turtle', kind: 'mandate' }]);
});

test('CARD-PATH-OF-THE-SAMURAI WORD-7 placing is no summon: nothing follows it', () => {
  const game = mandate({
    map: { oshu: 'lotus stronghold' },
    cards: { lotus: [SAMURAI, 'path-of-the-kenin'] },
  });
  game.play(PLACE);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect(game.count('lotus', 'bushi', 'reserve')).toBe(5);
});

test('HONOR-6 CARD-PATH-OF-THE-SAMURAI CARD-PATH-OF-THE-LIGHT the higher honor chooses to go first', () => {
  const game = mandate(LIGHT);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'order' }]);
  game.playNow({ clan: 'koi', type: 'order', first: true });
  expect(game.asked()).toEqual(LIGHT_ASKED);
  game.playNow({ clan: 'koi', type: 'place', figure: 'shinto', shrine: 'fujin' });
  expect(game.asked()).toEqual(ASKED);
});

test('HONOR-6 CARD-PATH-OF-THE-SAMURAI CARD-PATH-OF-THE-LIGHT the higher honor chooses to go last', () => {
  const game = mandate(LIGHT);
  game.playNow({ clan: 'koi', type: 'order', first: false });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(PLACE);
  expect(game.asked()).toEqual(LIGHT_ASKED);
});

test('HONOR-6 CARD-PATH-OF-THE-SAMURAI its owner chooses when that is the higher honor', () => {
  const game = mandate({ ...LIGHT, honor: 'turtle > lotus > koi > dragonfly' });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'order' }]);
  expect(game.refused({ clan: 'koi', type: 'order', first: true })).toBe('not-your-turn');
  game.playNow({ clan: 'lotus', type: 'order', first: false });
  expect(game.asked()).toEqual(LIGHT_ASKED);
});

test('HONOR-6 CARD-PATH-OF-THE-SAMURAI CARD-PATH-OF-THE-LIGHT no order is asked if one of them cannot place', () => {
  const noBushi = mandate({ ...LIGHT, map: { edo: 'lotus bushi 6' } });
  expect(noBushi.asked()).toEqual(LIGHT_ASKED);
  noBushi.playNow(pass('koi'));
  expect(noBushi.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  const noShinto = mandate({ ...LIGHT, map: { edo: 'koi shinto 3' } });
  expect(noShinto.asked()).toEqual(ASKED);
});

test('HONOR-6 CARD-PATH-OF-THE-SAMURAI no order is asked of one player who owns both', () => {
  const game = mandate({ cards: { lotus: [SAMURAI, 'path-of-the-light'] } });
  const first = game.asked()[0];
  expect(first).toMatchObject({ clan: 'lotus', kind: 'place' });
  game.playNow(pass('lotus'));
  const second = game.asked()[0];
  expect(second).toMatchObject({ clan: 'lotus', kind: 'place' });
  expect(new Set([first?.ability, second?.ability])).toEqual(new Set([SAMURAI, 'path-of-the-light']));
});

test('CARD-PATH-OF-THE-SAMURAI there is one of it', () => {
  expect(() => table({ cards: { koi: [SAMURAI], lotus: [SAMURAI] } })).toThrow('there are only 1');
});
