import { expect, test } from 'vitest';
import { bid, choose } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const SKULLS = { cards: { koi: ['oni-of-skulls'] }, at: { phase: 'mandate' } } as const;
const KOI_LAST = { honor: 'lotus > turtle > dragonfly > koi' } as const;
const KOI_THIRD = { honor: 'lotus > turtle > koi > dragonfly' } as const;

const forceOf = (setting: TableSetting) => table({ ...SKULLS, ...setting }).force('koi', 'edo');

test('CARD-ONI-OF-SKULLS has Force 3 where its owner has the lowest honor of those there', () => {
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls, lotus bushi' } })).toBe(3);
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls, lotus bushi, turtle shinto' } })).toBe(3);
});

test('CARD-ONI-OF-SKULLS has Force 1 as soon as somebody there has less honor', () => {
  expect(forceOf({ map: { edo: 'koi oni-of-skulls, lotus bushi' } })).toBe(1);
  const map = { edo: 'koi oni-of-skulls, lotus bushi, dragonfly bushi' };
  expect(forceOf({ ...KOI_THIRD, map })).toBe(1);
});

test('CARD-ONI-OF-SKULLS looks only at the players there: one with less honor elsewhere does not matter', () => {
  const map = { edo: 'koi oni-of-skulls, lotus bushi', oshu: 'dragonfly bushi 3' };
  expect(forceOf({ ...KOI_THIRD, map })).toBe(3);
});

test('CARD-ONI-OF-SKULLS alone there, it is not lower than anybody: Force 1', () => {
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls' } })).toBe(1);
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls bushi 2 daimyo' } })).toBe(4);
});

test('CARD-ONI-OF-SKULLS TURTLE-2 a Turtle stronghold is a player with Force, another’s is not', () => {
  const turtleLast = 'lotus > dragonfly > koi > turtle';
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls, turtle stronghold' } })).toBe(3);
  expect(forceOf({ honor: turtleLast, map: { edo: 'koi oni-of-skulls, turtle stronghold' } })).toBe(1);
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls, lotus stronghold' } })).toBe(1);
  const map = { edo: 'koi oni-of-skulls, lotus bushi, dragonfly stronghold' };
  expect(forceOf({ ...KOI_THIRD, map })).toBe(3);
});

test('CARD-ONI-OF-SKULLS the Force is the Oni’s alone, not of the figures beside it', () => {
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi oni-of-skulls bushi 2, lotus bushi' } })).toBe(5);
  expect(forceOf({ ...KOI_LAST, map: { edo: 'koi bushi 2, lotus bushi', oshu: 'koi oni-of-skulls' } })).toBe(
    2,
  );
});

test('CARD-ONI-OF-SKULLS HARVEST-2 counts in a Harvest', () => {
  const harvest = (honor: string) => {
    const game = table({
      ...SKULLS,
      honor,
      map: { kyoto: 'koi oni-of-skulls, lotus bushi 2' },
      at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
    });
    game.play(choose('koi', 'harvest'));
    return game.vp('koi');
  };
  expect(harvest('lotus > turtle > koi')).toBe(4);
  expect(harvest('koi > lotus > turtle')).toBe(0);
});

const WAR = { ...SKULLS, wars: ['edo'], at: { phase: 'war', war: 1 } } as const;
const WON = ['edo spring'];

test('CARD-ONI-OF-SKULLS OUTCOME-1 wins with Force 3 against two, and loses a tie to the higher honor', () => {
  const two = table({ ...WAR, ...KOI_LAST, map: { edo: 'koi oni-of-skulls, lotus bushi 2' } }, 'battle-end');
  expect(two.tokens('koi')).toEqual(WON);
  const three = table(
    { ...WAR, ...KOI_LAST, map: { edo: 'koi oni-of-skulls, lotus bushi 3' } },
    'battle-end',
  );
  expect(three.tokens('lotus')).toEqual(WON);
});

test('CARD-ONI-OF-SKULLS BATTLE-3 in a battle its participants count, even with no figure left', () => {
  const game = table({
    ...WAR,
    ...KOI_LAST,
    map: { edo: 'koi oni-of-skulls, lotus bushi' },
    coins: { koi: 1, lotus: 1 },
    ronin: { lotus: 2 },
  });
  game.play(bid('koi', { hostage: 1 }));
  game.play(bid('lotus', { ronin: 1 }));
  game.playNow({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(game.force('koi', 'edo')).toBe(3);
  game.playNow({ clan: 'lotus', type: 'use', ability: 'ronin', value: true });
  expect(game.tokens('koi')).toEqual(WON);
});

test('CARD-ONI-OF-SKULLS follows the honor track through a battle', () => {
  const game = table({
    ...WAR,
    honor: 'turtle > dragonfly > koi > lotus',
    map: { edo: 'koi oni-of-skulls, lotus bushi' },
    coins: { lotus: 2 },
    ronin: { lotus: 2 },
  });
  expect(game.force('koi', 'edo')).toBe(1);
  game.play(bid('lotus', { seppuku: 1, ronin: 1 }));
  game.playNow({ clan: 'lotus', type: 'use', ability: 'seppuku', value: true });
  expect(game.honor()).toEqual(['turtle', 'dragonfly', 'lotus', 'koi']);
  expect(game.force('koi', 'edo')).toBe(3);
  game.playNow({ clan: 'lotus', type: 'use', ability: 'ronin', value: true });
  expect(game.tokens('koi')).toEqual(WON);
});

test('CARD-ONI-OF-SKULLS TRAIN-4 trained, it comes to a stronghold and does not worship', () => {
  const game = table({
    map: { edo: 'koi stronghold', oshu: 'koi stronghold' },
    shrines: ['fujin', 'raijin', 'hachiman', 'ryujin'],
    coins: { koi: 1 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.play(choose('koi', 'train'));
  game.play({ clan: 'koi', type: 'buy', card: 'oni-of-skulls' });
  const summon = { clan: 'koi', type: 'summon', figure: 'oni-of-skulls', province: 'oshu' } as const;
  expect(game.refused({ ...summon, shrine: 'fujin' })).toBe('cannot-worship');
  game.playNow(summon);
  expect(game.count('koi', 'oni-of-skulls', 'oshu')).toBe(1);
  expect(game.coins('koi')).toBe(0);
});

test('CARD-ONI-OF-SKULLS there is one copy, in every set', () => {
  const cards = { koi: ['oni-of-skulls'], lotus: ['oni-of-skulls'] } as const;
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    expect(() => table({ ...SKULLS, set })).not.toThrow();
    expect(() => table({ ...SKULLS, set, cards })).toThrow('only 1');
  }
});
