import { expect, test } from 'vitest';
import type { Move, ProvinceId } from '../index.ts';
import { pass } from '../testing/answers.ts';
import { eventsOf, playing } from '../testing/turns.ts';

const summon = (clan: 'koi' | 'lotus', figure: string, province: ProvinceId): Move => ({
  clan,
  type: 'summon',
  figure,
  province,
});
const SHRINES = ['fujin', 'raijin', 'ryujin', 'susanoo'] as const;
const two = { edo: 'koi stronghold', oshu: 'koi stronghold' };

/** Koi recruits without the bonus: it is the Lotus' turn. */
const others = (setting: Parameters<typeof playing>[2]) => {
  const game = playing('recruit', 'lotus', setting);
  game.untilAsked('summon', 'koi');
  return game;
};

test('RECRUIT-1 one figure for each stronghold, in its province', () => {
  const game = others({ map: two });
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.refused(summon('koi', 'bushi', 'edo'))).toBe('stronghold-already-used');
  game.playNow(summon('koi', 'bushi', 'oshu'));
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'mandate' }]);
  expect([game.count('koi', 'bushi', 'edo'), game.count('koi', 'bushi', 'oshu')]).toEqual([1, 1]);
});

test('RECRUIT-1 two strongholds in one province: two figures there, not three', () => {
  const game = others({ map: { edo: 'koi stronghold 2' } });
  game.playNow(summon('koi', 'bushi', 'edo'));
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.asked()[0]?.kind).toBe('mandate');
  expect(game.count('koi', 'bushi', 'edo')).toBe(2);
});

test('RECRUIT-1 only at own strongholds on the map', () => {
  const game = others({ map: { edo: 'koi stronghold', oshu: 'koi bushi, lotus stronghold' } });
  expect(game.refused(summon('koi', 'bushi', 'oshu'))).toBe('no-stronghold-there');
  expect(game.refused(summon('koi', 'bushi', 'kyoto'))).toBe('no-stronghold-there');
});

test('RECRUIT-1 without a stronghold on the map nobody is asked', () => {
  const game = playing('recruit', 'koi', { map: { edo: 'koi bushi' } });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('RECRUIT-1 fewer than allowed, or none, is fine', () => {
  const game = others({ map: two });
  game.playNow(summon('koi', 'bushi', 'oshu'));
  game.playNow(pass('koi'));
  expect([game.count('koi', 'bushi', 'edo'), game.count('koi', 'bushi', 'oshu')]).toEqual([0, 1]);
});

test('RECRUIT-2 the bonus figure may use a stronghold already used', () => {
  const game = playing('recruit', 'koi', { map: two });
  for (const province of ['edo', 'edo', 'oshu'] as const) game.playNow(summon('koi', 'bushi', province));
  expect([game.count('koi', 'bushi', 'edo'), game.count('koi', 'bushi', 'oshu')]).toEqual([2, 1]);
  expect(game.asked()[0]?.kind).toBe('mandate');
});

test('RECRUIT-2 it is one figure more in all, not one more at each stronghold', () => {
  const game = playing('recruit', 'koi', { map: two });
  for (const province of ['edo', 'edo'] as const) game.playNow(summon('koi', 'bushi', province));
  expect(game.refused(summon('koi', 'bushi', 'edo'))).toBe('stronghold-already-used');
  game.playNow(summon('koi', 'bushi', 'oshu'));
  expect(game.asked()[0]?.kind).toBe('mandate');
});

test('RECRUIT-2 the ally of the current player gets it too, and it also needs a stronghold', () => {
  const game = playing('recruit', 'lotus', { alliances: ['koi lotus'], map: { edo: 'koi stronghold' } });
  game.untilAsked('summon', 'koi');
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.refused(summon('koi', 'bushi', 'oshu'))).toBe('no-stronghold-there');
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(2);
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'mandate' }]);
});

test('RECRUIT-3 Bushi, Shinto, the Daimyo and Monsters of the reserve, in any mix', () => {
  const game = playing('recruit', 'koi', {
    map: { edo: 'koi stronghold 4' },
    cards: { koi: ['oni-of-skulls'] },
  });
  for (const figure of ['bushi', 'shinto', 'daimyo', 'oni-of-skulls', 'bushi'])
    game.playNow(summon('koi', figure, 'edo'));
  expect(
    ['bushi', 'shinto', 'daimyo', 'oni-of-skulls'].map((figure) => game.count('koi', figure, 'edo')),
  ).toEqual([2, 1, 1, 1]);
});

test('RECRUIT-3 only what is in reserve', () => {
  const game = playing('recruit', 'koi', {
    map: { edo: 'koi stronghold daimyo' },
    cards: { lotus: ['komainu'] },
  });
  expect(game.refused(summon('koi', 'daimyo', 'edo'))).toBe('no-figure-of-that-type');
  expect(game.refused(summon('koi', 'komainu', 'edo'))).toBe('no-figure-of-that-type');
  expect(game.refused(summon('koi', 'stronghold', 'edo'))).toBe('no-figure-of-that-type');
});

test('RECRUIT-3 an empty reserve summons nothing', () => {
  const game = playing('recruit', 'koi', { map: { edo: 'koi stronghold bushi 6 shinto 3 daimyo' } });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('RECRUIT-3 what ran out in the middle cannot be summoned again', () => {
  const game = playing('recruit', 'koi', { map: { edo: 'koi stronghold 2 bushi 5' } });
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.refused(summon('koi', 'bushi', 'edo'))).toBe('no-figure-of-that-type');
  expect(game.refused(summon('koi', 'shinto', 'edo'))).toBeUndefined();
});

test('RECRUIT-4 a Shinto may go through the province to any of the four shrines', () => {
  const game = playing('recruit', 'koi', { shrines: SHRINES, map: { edo: 'koi stronghold' } });
  for (const shrine of SHRINES)
    expect(game.refused({ ...summon('koi', 'shinto', 'edo'), shrine })).toBeUndefined();
  expect(game.refused({ ...summon('koi', 'shinto', 'edo'), shrine: 'hachiman' })).toBe('shrine-not-in-play');
  game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'raijin' });
  expect([game.count('koi', 'shinto', 'raijin'), game.count('koi', 'shinto', 'edo')]).toEqual([1, 0]);
});

test('RECRUIT-4 it must have a legal province, and uses up its stronghold', () => {
  const game = others({ shrines: SHRINES, map: two });
  const worship = (province: ProvinceId): Move => ({
    clan: 'koi',
    type: 'summon',
    figure: 'shinto',
    province,
    shrine: 'fujin',
  });
  expect(game.refused(worship('kyoto'))).toBe('no-stronghold-there');
  game.playNow(worship('edo'));
  expect(game.refused(worship('edo'))).toBe('stronghold-already-used');
  expect(game.refused(summon('koi', 'bushi', 'edo'))).toBe('stronghold-already-used');
  game.playNow(worship('oshu'));
  expect(game.count('koi', 'shinto', 'fujin')).toBe(2);
});

test('RECRUIT-4 any number may worship at one shrine, beside others too', () => {
  const game = playing('recruit', 'koi', {
    shrines: SHRINES,
    map: two,
    worship: { fujin: 'lotus shinto 3' },
  });
  for (const province of ['edo', 'edo', 'oshu'] as const)
    game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province, shrine: 'fujin' });
  expect([game.count('koi', 'shinto', 'fujin'), game.count('lotus', 'shinto', 'fujin')]).toEqual([3, 3]);
});

test('RECRUIT-4 Komainu counts as a Shinto; Bushi, Daimyo and other Monsters never worship', () => {
  const game = playing('recruit', 'koi', {
    shrines: SHRINES,
    map: two,
    cards: { koi: ['komainu', 'oni-of-skulls'] },
  });
  for (const figure of ['bushi', 'daimyo', 'oni-of-skulls'])
    expect(game.refused({ ...summon('koi', figure, 'edo'), shrine: 'fujin' })).toBe('cannot-worship');
  game.playNow({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo', shrine: 'fujin' });
  expect(game.count('koi', 'komainu', 'fujin')).toBe(1);
});

test('RECRUIT-4 a worshipper cannot move, and a Shinto on the map cannot go to worship', () => {
  const game = playing('marshal', 'koi', {
    shrines: SHRINES,
    map: { edo: 'koi shinto' },
    worship: { fujin: 'koi shinto' },
  });
  const moves = game.legal('koi').filter(({ type }) => type !== 'pass');
  expect(moves).toEqual(
    ['oshu', 'kyoto'].map((to) => ({ clan: 'koi', type: 'move', figure: 'shinto', from: 'edo', to })),
  );
});

test('RECRUIT-4 a worshipper is no figure on the map for the Force of a province', () => {
  const game = playing('recruit', 'koi', { shrines: SHRINES, map: { edo: 'koi stronghold' } });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'fujin' });
  expect(game.force('koi', 'edo')).toBe(0);
});

test('RECRUIT-5 three figures in one Recruit are one summon: Warlord pays once', () => {
  const game = playing('recruit', 'koi', {
    set: 'teapot',
    map: two,
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow(summon('koi', 'bushi', 'edo'));
  expect(game.coins('koi')).toBe(0);
  game.playNow(summon('koi', 'bushi', 'edo'));
  game.playNow(summon('koi', 'bushi', 'oshu'));
  expect(game.coins('koi')).toBe(1);
  expect(eventsOf(game, 'figureSummoned')).toHaveLength(3);
});

test('RECRUIT-5 it follows once that player has finished, even by passing, before the next player', () => {
  const game = playing('recruit', 'lotus', {
    set: 'teapot',
    map: { ...two, nagato: 'lotus stronghold' },
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.untilAsked('summon', 'koi');
  game.playNow(summon('koi', 'bushi', 'edo'));
  game.playNow(pass('koi'));
  expect([game.coins('koi'), game.waitingFor()]).toEqual([1, ['lotus']]);
});

test('RECRUIT-5 nothing follows if no figure was summoned', () => {
  const game = playing('recruit', 'koi', {
    set: 'teapot',
    map: two,
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow(pass('koi'));
  expect(game.coins('koi')).toBe(0);
});

test('RECRUIT-5 a Shinto sent to worship was summoned too', () => {
  const game = playing('recruit', 'koi', {
    set: 'teapot',
    shrines: SHRINES,
    map: two,
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo', shrine: 'fujin' });
  game.playNow(pass('koi'));
  expect(game.coins('koi')).toBe(1);
});

test('RECRUIT-1 the count begins anew with the next Recruit', () => {
  const game = playing('recruit', 'koi', { map: two });
  for (const province of ['edo', 'edo', 'oshu'] as const) game.playNow(summon('koi', 'bushi', province));
  game.playNow({ clan: 'lotus', type: 'mandate', tile: 'train', announce: 'recruit' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon' }]);
  expect(game.refused(summon('koi', 'bushi', 'edo'))).toBeUndefined();
});
