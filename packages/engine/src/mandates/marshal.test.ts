import { expect, test } from 'vitest';
import { BORDERS, PROVINCE_IDS, SHIPPING_ROUTES } from '../data/map.ts';
import type { ClanId, Move, ProvinceId } from '../index.ts';
import { pass } from '../testing/answers.ts';
import { eventsOf, playing } from '../testing/turns.ts';

const move = (clan: ClanId, figure: string, from: ProvinceId, to: ProvinceId): Move => ({
  clan,
  type: 'move',
  figure,
  from,
  to,
});
const build = (clan: ClanId, province: ProvinceId): Move => ({ clan, type: 'build', province });

/** Where a province leads to, derived from the lists of borders and routes. */
const neighbors = (from: ProvinceId) =>
  [...BORDERS, ...SHIPPING_ROUTES]
    .filter((pair) => pair.includes(from))
    .map(([a, b]) => (a === from ? b : a));

test.each(PROVINCE_IDS)(
  'MARSHAL-1 from %s a figure goes over a border or a shipping route, and nowhere else',
  (from) => {
    const game = playing('marshal', 'koi', { map: { [from]: 'koi bushi' } });
    const reached = PROVINCE_IDS.filter((to) => game.refused(move('koi', 'bushi', from, to)) === undefined);
    expect(reached.toSorted()).toEqual(neighbors(from).toSorted());
  },
);

test('MARSHAL-1 borders and routes as printed', () => {
  const joined = (from: ProvinceId) => neighbors(from).toSorted().join(' ');
  expect(joined('hokkaido')).toBe('kansai kyushu oshu');
  expect(joined('kyoto')).toBe('edo kansai oshu');
  expect(joined('nagato')).toBe('kansai');
  expect(joined('shikoku')).toBe('kansai kyushu');
});

test('MARSHAL-1 each figure once: those that have arrived have moved, those that were there have not', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi bushi', oshu: 'koi bushi' } });
  game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
  game.playNow(move('koi', 'bushi', 'oshu', 'kyoto'));
  expect(game.refused(move('koi', 'bushi', 'oshu', 'kyoto'))).toBeDefined();
  expect([game.count('koi', 'bushi', 'oshu'), game.count('koi', 'bushi', 'kyoto')]).toEqual([1, 1]);
  expect(eventsOf(game, 'figureMoved')).toHaveLength(2);
});

test('MARSHAL-1 a figure that moved may not move again in this mandate', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi bushi daimyo' } });
  game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
  expect(game.refused(move('koi', 'bushi', 'oshu', 'kyoto'))).toBe('already-moved');
  expect(game.refused(move('koi', 'daimyo', 'edo', 'oshu'))).toBeUndefined();
});

test('MARSHAL-1 any number of figures of every type', () => {
  const game = playing('marshal', 'koi', {
    map: { edo: 'koi bushi 2 shinto daimyo komainu' },
    cards: { koi: ['komainu'] },
  });
  for (const figure of ['bushi', 'bushi', 'shinto', 'daimyo', 'komainu'])
    game.playNow(move('koi', figure, 'edo', 'oshu'));
  expect(game.force('koi', 'oshu')).toBe(5);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('MARSHAL-1 not the figures of others, and not what is in reserve', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi bushi', oshu: 'lotus bushi' } });
  game.playNow(pass('lotus'));
  expect(game.refused(move('koi', 'bushi', 'oshu', 'kyoto'))).toBe('no-figure-there');
  expect(game.refused(move('koi', 'shinto', 'edo', 'oshu'))).toBe('no-figure-there');
});

test('MARSHAL-1 strongholds stay where they are', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi stronghold bushi' } });
  expect(game.refused(move('koi', 'stronghold', 'edo', 'oshu'))).toBe('strongholds-stay');
});

test('MARSHAL-1 in the next Marshal every figure may move again', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi bushi' } });
  game.playNow(move('koi', 'bushi', 'edo', 'oshu'));
  game.playNow({ clan: 'lotus', type: 'mandate', tile: 'recruit', announce: 'marshal' });
  expect(game.refused(move('koi', 'bushi', 'oshu', 'kyoto'))).toBeUndefined();
});

test('MARSHAL-2 3 coins build a stronghold in any province, with or without own pieces there', () => {
  const game = playing('marshal', 'koi', {
    map: { edo: 'koi stronghold', oshu: 'lotus stronghold 2 bushi' },
    coins: { koi: 4 },
  });
  game.playNow(pass('lotus'));
  for (const province of PROVINCE_IDS) expect(game.refused(build('koi', province))).toBeUndefined();
  game.playNow(build('koi', 'oshu'));
  expect([
    game.coins('koi'),
    game.count('koi', 'stronghold', 'oshu'),
    game.count('koi', 'stronghold', 'reserve'),
  ]).toEqual([1, 1, 2]);
});

test('MARSHAL-2 there is no limit per province', () => {
  const game = playing('marshal', 'koi', {
    map: { edo: 'koi stronghold 3, lotus stronghold 2' },
    coins: { koi: 3 },
  });
  game.playNow(build('koi', 'edo'));
  expect(game.count('koi', 'stronghold', 'edo')).toBe(4);
});

test('MARSHAL-2 one stronghold, however many coins there are', () => {
  const game = playing('marshal', 'koi', { coins: { koi: 9 } });
  game.playNow(build('koi', 'edo'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect(game.coins('koi')).toBe(6);
});

test('MARSHAL-2 with 2 coins nobody is asked, nor with none left in reserve', () => {
  const poor = playing('marshal', 'koi', { coins: { koi: 2 } });
  expect(poor.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  const spent = playing('marshal', 'koi', { coins: { koi: 9 }, map: { edo: 'koi stronghold 4' } });
  expect(spent.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('MARSHAL-2 it is the bonus: the ally may build, the others may not', () => {
  const game = playing('marshal', 'koi', {
    alliances: ['koi turtle'],
    coins: { koi: 3, lotus: 3, turtle: 3, dragonfly: 3 },
  });
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'build' }]);
  game.playNow(build('turtle', 'edo'));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'build' }]);
  game.playNow(pass('koi'));
  expect([game.coins('koi'), game.coins('turtle')]).toEqual([3, 0]);
});

test('MARSHAL-3 the moves come before the building', () => {
  const game = playing('marshal', 'koi', { map: { edo: 'koi bushi' }, coins: { koi: 3 } });
  expect(game.refused(build('koi', 'oshu'))).toBe('not-asked');
  game.playNow(pass('koi'));
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'build' }]);
  expect(game.refused(move('koi', 'bushi', 'edo', 'oshu'))).toBe('not-asked');
});

test('MARSHAL-3 a stronghold built now does not move in this mandate, not even one that walks', () => {
  const game = playing('marshal', 'turtle', { map: { kyoto: 'turtle bushi' }, coins: { turtle: 3 } });
  expect(game.refused(move('turtle', 'stronghold', 'kyoto', 'edo'))).toBe('no-figure-there');
  game.playNow(pass('turtle'));
  game.playNow(build('turtle', 'kyoto'));
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(1);
});

test('MARSHAL-4 a figure enters and leaves whoever is there, and nobody is hurt', () => {
  const game = playing('marshal', 'koi', {
    map: {
      edo: 'koi bushi, lotus bushi 5',
      oshu: 'turtle bushi 6 stronghold 4',
      kyoto: 'koi shinto, dragonfly daimyo',
    },
  });
  game.play(move('koi', 'bushi', 'edo', 'oshu'));
  game.playNow(move('koi', 'shinto', 'kyoto', 'edo'));
  expect([game.count('koi', 'bushi', 'oshu'), game.count('koi', 'shinto', 'edo')]).toEqual([1, 1]);
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'oshu')]).toEqual([5, 6]);
});
