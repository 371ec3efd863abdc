import { expect, test } from 'vitest';
import type { ClanId } from '../../../../data/clans.ts';
import type { ProvinceId } from '../../../../data/map.ts';
import type { Move } from '../../../../index.ts';
import { no, yes } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const SERPENT = 'path-of-the-serpent';
const TOLL = [{ clan: 'lotus', kind: 'use', ability: SERPENT }];

/** A Marshal of the Koi; the Lotus own the Serpent. */
function marshal(setting: TableSetting): GameTable {
  const game = table({
    season: 'summer',
    cards: { lotus: [SERPENT] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal', 'marshal'] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'marshal' });
  return game;
}

/** A kami turn with the favor of Fujin alone. */
const fujin = (clan: ClanId, setting: TableSetting): GameTable =>
  table({
    season: 'summer',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: `${clan} shinto` },
    cards: { lotus: [SERPENT] },
    at: { phase: 'kami', turn: 1 },
    ...setting,
  });

const walk = (clan: ClanId, from: ProvinceId, to: ProvinceId, figure = 'bushi'): Move => ({
  clan,
  type: 'move',
  figure,
  from,
  to,
});

test('CARD-PATH-OF-THE-SERPENT asks its owner before a shipping route is used, and the mover pays the owner', () => {
  const game = marshal({ map: { oshu: 'koi bushi' }, coins: { koi: 2 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.asked()).toEqual(TOLL);
  expect(game.count('koi', 'bushi', 'oshu')).toBe(1);
  game.playNow(yes('lotus', SERPENT));
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1, 1]);
});

test('CARD-PATH-OF-THE-SERPENT takes one coin for a route, however many figures cross and whichever way', () => {
  const game = marshal({ map: { oshu: 'koi bushi 2', hokkaido: 'koi daimyo' }, coins: { koi: 3 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(walk('koi', 'hokkaido', 'oshu', 'daimyo'));
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(2);
  expect(game.count('koi', 'daimyo', 'oshu')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([2, 1]);
});

test('CARD-PATH-OF-THE-SERPENT charges for each route separately', () => {
  const game = marshal({ map: { oshu: 'koi bushi', kansai: 'koi bushi' }, coins: { koi: 3 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.playNow(walk('koi', 'kansai', 'hokkaido'));
  expect(game.asked()).toEqual(TOLL);
  game.playNow(yes('lotus', SERPENT));
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1, 2]);
});

test('CARD-PATH-OF-THE-SERPENT may let a route be free, and that holds to the end of the mandate', () => {
  const game = marshal({ map: { oshu: 'koi bushi 3' }, coins: { koi: 2 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(no('lotus', SERPENT));
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.waitingFor()).toEqual(['koi']);
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(2);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([2, 0]);
});

test('CARD-PATH-OF-THE-SERPENT an answer does not hold for the next mandate', () => {
  const game = marshal({ map: { oshu: 'koi bushi' }, coins: { koi: 2 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.play({ clan: 'lotus', type: 'mandate', tile: 'marshal', announce: 'marshal' });
  game.play(walk('koi', 'hokkaido', 'oshu'));
  expect(game.asked()).toEqual(TOLL);
});

test('CARD-PATH-OF-THE-SERPENT charges each player who moves', () => {
  const game = marshal({ map: { oshu: 'koi bushi, turtle bushi' }, coins: { koi: 1, turtle: 1 } });
  game.playNow(walk('turtle', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.asked()).toEqual(TOLL);
  game.playNow(yes('lotus', SERPENT));
  expect([game.coins('koi'), game.coins('turtle'), game.coins('lotus')]).toEqual([0, 0, 2]);
});

test('CARD-PATH-OF-THE-SERPENT may charge an ally', () => {
  const game = marshal({ map: { oshu: 'koi bushi' }, coins: { koi: 1 }, alliances: ['koi lotus'] });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.asked()).toEqual(TOLL);
});

test('CARD-PATH-OF-THE-SERPENT a player without a coin stays, has not used the move, and may not use that route', () => {
  const game = marshal({ map: { oshu: 'koi bushi 2', hokkaido: 'koi daimyo' } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  expect(game.count('koi', 'bushi', 'oshu')).toBe(2);
  expect(game.coins('lotus')).toBe(0);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
  expect(game.refused(walk('koi', 'oshu', 'hokkaido'))).toBe('route-closed');
  expect(game.refused(walk('koi', 'hokkaido', 'oshu', 'daimyo'))).toBe('route-closed');
  expect(game.refused(walk('koi', 'hokkaido', 'kansai', 'daimyo'))).toBeUndefined();
  game.playNow(walk('koi', 'oshu', 'edo'));
  game.playNow(walk('koi', 'oshu', 'edo'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(2);
});

test('CARD-PATH-OF-THE-SERPENT a route closed for want of a coin opens again once the mover has one', () => {
  const game = marshal({ map: { oshu: 'koi bushi 2' }, coins: { turtle: 1 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  expect(game.refused(walk('koi', 'oshu', 'hokkaido'))).toBe('route-closed');
  game.playNow({ clan: 'turtle', type: 'gift', to: 'koi', coins: 1 });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  // The owner has charged already: the mover pays, and nobody is asked again.
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 1]);
  // One toll for the route: the next figure crosses without a coin.
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(2);
  expect(game.coins('lotus')).toBe(1);
});

test('CARD-PATH-OF-THE-SERPENT KAMI-5 a closed route opens again for Fujin, too', () => {
  const game = fujin('koi', { map: { oshu: 'koi bushi' }, coins: { turtle: 1 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.playNow({ clan: 'turtle', type: 'gift', to: 'koi', coins: 1 });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 1]);
});

test('CARD-PATH-OF-THE-SERPENT a player without a coin crosses if the owner waives the toll', () => {
  const game = marshal({ map: { oshu: 'koi bushi' } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(no('lotus', SERPENT));
  expect(game.count('koi', 'bushi', 'hokkaido')).toBe(1);
});

test('CARD-PATH-OF-THE-SERPENT ignores moves over a border', () => {
  const game = marshal({ map: { kyoto: 'koi bushi 2' }, coins: { koi: 1 } });
  game.playNow(walk('koi', 'kyoto', 'kansai'));
  expect(game.waitingFor()).toEqual(['koi']);
  expect([game.count('koi', 'bushi', 'kansai'), game.coins('koi')]).toEqual([1, 1]);
});

test('CARD-PATH-OF-THE-SERPENT does not charge its owner', () => {
  const game = marshal({ map: { oshu: 'lotus bushi 2' }, coins: { lotus: 1 } });
  game.playNow(walk('lotus', 'oshu', 'hokkaido'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'move' }]);
  expect([game.count('lotus', 'bushi', 'hokkaido'), game.coins('lotus')]).toEqual([1, 1]);
});

test('CARD-PATH-OF-THE-SERPENT TURTLE-1 Turtle strongholds pay too, or stay', () => {
  const paying = marshal({ map: { oshu: 'turtle stronghold' }, coins: { turtle: 1 } });
  paying.playNow(walk('turtle', 'oshu', 'hokkaido', 'stronghold'));
  expect(paying.asked()).toEqual(TOLL);
  paying.playNow(yes('lotus', SERPENT));
  expect(paying.count('turtle', 'stronghold', 'hokkaido')).toBe(1);
  expect([paying.coins('turtle'), paying.coins('lotus')]).toEqual([0, 1]);

  const poor = marshal({ map: { oshu: 'turtle stronghold' } });
  poor.playNow(walk('turtle', 'oshu', 'hokkaido', 'stronghold'));
  poor.playNow(yes('lotus', SERPENT));
  expect(poor.count('turtle', 'stronghold', 'oshu')).toBe(1);
  poor.playNow(walk('turtle', 'oshu', 'edo', 'stronghold'));
  expect(poor.count('turtle', 'stronghold', 'edo')).toBe(1);
});

test('CARD-PATH-OF-THE-SERPENT DRAGONFLY-2 the Dragonfly never pay', () => {
  const game = marshal({ map: { oshu: 'dragonfly bushi 2' }, coins: { dragonfly: 1 } });
  game.playNow(walk('dragonfly', 'oshu', 'hokkaido'));
  expect(game.waitingFor()).toEqual(['dragonfly']);
  expect([game.count('dragonfly', 'bushi', 'hokkaido'), game.coins('dragonfly')]).toEqual([1, 1]);
});

test('CARD-PATH-OF-THE-SERPENT there and back with Fujin is one toll', () => {
  const game = fujin('koi', { map: { oshu: 'koi bushi' }, coins: { koi: 2 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.asked()).toEqual(TOLL);
  game.playNow(yes('lotus', SERPENT));
  game.playNow(walk('koi', 'hokkaido', 'oshu'));
  expect(game.count('koi', 'bushi', 'oshu')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1, 1]);
});

test('CARD-PATH-OF-THE-SERPENT over two routes with Fujin is two tolls', () => {
  const game = fujin('koi', { map: { oshu: 'koi bushi' }, coins: { koi: 2 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  game.playNow(walk('koi', 'hokkaido', 'kansai'));
  game.playNow(yes('lotus', SERPENT));
  expect(game.count('koi', 'bushi', 'kansai')).toBe(1);
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 2]);
});

test('CARD-PATH-OF-THE-SERPENT KAMI-5 a crossing that failed is not one of the two moves of Fujin', () => {
  const game = fujin('koi', { map: { kansai: 'koi bushi' } });
  game.playNow(walk('koi', 'kansai', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  expect(game.refused(walk('koi', 'kansai', 'hokkaido'))).toBe('route-closed');
  game.playNow(walk('koi', 'kansai', 'kyoto'));
  game.playNow(walk('koi', 'kyoto', 'edo'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(1);
});

test('CARD-PATH-OF-THE-SERPENT CARD-BENEVOLENCE a toll is not spending', () => {
  const game = marshal({
    map: { oshu: 'koi bushi 2' },
    coins: { koi: 1 },
    cards: { koi: ['benevolence'], lotus: [SERPENT] },
  });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  game.playNow(yes('lotus', SERPENT));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'move' }]);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-PATH-OF-THE-SERPENT a toll is answered by its owner alone, with yes or no', () => {
  const game = marshal({ map: { oshu: 'koi bushi' }, coins: { koi: 1 } });
  game.playNow(walk('koi', 'oshu', 'hokkaido'));
  expect(game.legal('lotus')).toEqual([
    { clan: 'lotus', type: 'use', value: false },
    { clan: 'lotus', type: 'use', value: true },
  ]);
  expect(game.refused(no('koi', SERPENT))).toBe('not-your-turn');
  expect(game.refused(yes('lotus', 'mercy'))).toBe('other-ability-asked');
});

test('CARD-PATH-OF-THE-SERPENT there is one of it', () => {
  expect(() => table({ cards: { koi: [SERPENT], lotus: [SERPENT] } })).toThrow('there are only 1');
});
