import { expect, test } from 'vitest';
import { CLANS } from '../../../../data/clans.ts';
import { PROVINCE_IDS, type ProvinceId } from '../../../../data/map.ts';
import { summonsAnywhere } from '../../../../effects/summon.ts';
import { clanNumber } from '../../../../state/names.ts';
import { choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const SHRINES = ['raijin', 'fujin', 'hachiman', 'ryujin'] as const;
const summonTo = (province: ProvinceId, figure = 'bushi') =>
  ({ clan: 'dragonfly', type: 'summon', figure, province }) as const;
const moveTo = (to: ProvinceId, from: ProvinceId = 'hokkaido') =>
  ({ clan: 'dragonfly', type: 'move', figure: 'bushi', from, to }) as const;

/** The Koi play Recruit (the Dragonfly have no bonus), or the Dragonfly do (they have it). */
const recruit = (clan: 'koi' | 'dragonfly', map: TableSetting['map']) => {
  const game = table({
    shrines: SHRINES,
    ...(map && { map }),
    at: { phase: 'mandate', clan, tiles: ['recruit'] },
  });
  game.play(choose(clan, 'recruit'));
  return game;
};
const isRecruiting = (game: GameTable) => game.asked().some(({ kind }) => kind === 'summon');

test('DRAGONFLY-1 what they recruit may go to any province', () => {
  const game = recruit('koi', { hokkaido: 'dragonfly stronghold' });
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'summon' }]);
  for (const province of PROVINCE_IDS) expect(game.refused(summonTo(province))).toBeUndefined();
  game.playNow(summonTo('kyushu'));
  expect(game.count('dragonfly', 'bushi', 'kyushu')).toBe(1);
});

test('DRAGONFLY-1 other clans summon at their strongholds', () => {
  const game = recruit('dragonfly', { edo: 'koi stronghold' });
  expect(game.refused({ ...summonTo('oshu'), clan: 'koi' })).toBe('no-stronghold-there');
});

test('DRAGONFLY-1 RECRUIT-1 the number is set by the strongholds on the map', () => {
  const game = recruit('koi', { hokkaido: 'dragonfly stronghold', oshu: 'dragonfly stronghold' });
  game.playNow(summonTo('kyushu'));
  game.playNow(summonTo('kyushu'));
  expect(isRecruiting(game)).toBe(false);
  expect(game.count('dragonfly', 'bushi', 'kyushu')).toBe(2);
});

test('DRAGONFLY-1 RECRUIT-2 the bonus is one more, anywhere', () => {
  const game = recruit('dragonfly', { hokkaido: 'dragonfly stronghold' });
  game.playNow(summonTo('kyoto'));
  game.playNow(summonTo('edo', 'daimyo'));
  expect(isRecruiting(game)).toBe(false);
  expect([game.count('dragonfly', 'bushi', 'kyoto'), game.count('dragonfly', 'daimyo', 'edo')]).toEqual([
    1, 1,
  ]);
});

test('DRAGONFLY-1 RECRUIT-2 without a stronghold on the map they recruit nothing, not even with the bonus', () => {
  const game = recruit('dragonfly', { hokkaido: 'dragonfly bushi' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('DRAGONFLY-1 RECRUIT-4 a Shinto may still go to worship as it is summoned', () => {
  const game = recruit('koi', { hokkaido: 'dragonfly stronghold' });
  game.playNow({ ...summonTo('kansai', 'shinto'), shrine: 'hachiman' });
  expect(game.count('dragonfly', 'shinto', 'hachiman')).toBe(1);
});

test('DRAGONFLY-1 may stop before the number is reached', () => {
  const game = recruit('dragonfly', { hokkaido: 'dragonfly stronghold 3' });
  game.playNow(summonTo('edo'));
  game.playNow({ clan: 'dragonfly', type: 'pass' });
  expect(game.count('dragonfly', 'bushi', 'reserve')).toBe(5);
});

test('DRAGONFLY-1 TRAIN-4 a Monster they train goes to any province, with or without a stronghold', () => {
  const game = table({
    coins: { dragonfly: 1 },
    at: { phase: 'mandate', clan: 'dragonfly', tiles: ['train'] },
  });
  game.play(choose('dragonfly', 'train'));
  game.play({ clan: 'dragonfly', type: 'buy', card: 'oni-of-skulls' });
  expect(game.legal('dragonfly')).toEqual(
    PROVINCE_IDS.map((province) => summonTo(province, 'oni-of-skulls')),
  );
  game.playNow(summonTo('shikoku', 'oni-of-skulls'));
  expect(game.count('dragonfly', 'oni-of-skulls', 'shikoku')).toBe(1);
});

test('DRAGONFLY-1 MARSHAL-2 a stronghold is built, not summoned: anywhere, as for everybody', () => {
  const game = table({
    coins: { dragonfly: 3 },
    at: { phase: 'mandate', clan: 'dragonfly', tiles: ['marshal'] },
  });
  game.play(choose('dragonfly', 'marshal'));
  game.play({ clan: 'dragonfly', type: 'build', province: 'kyoto' });
  expect(game.count('dragonfly', 'stronghold', 'kyoto')).toBe(1);
});

const marshal = (setting: TableSetting) => {
  const game = table({ ...setting, at: { phase: 'mandate', clan: 'dragonfly', tiles: ['marshal'] } });
  game.play(choose('dragonfly', 'marshal'));
  return game;
};

test('DRAGONFLY-2 in a Marshal their figures move to any other province, once each', () => {
  const game = marshal({ map: { hokkaido: 'dragonfly bushi 2' } });
  expect(game.legal('dragonfly')).toEqual([
    { clan: 'dragonfly', type: 'pass' },
    ...PROVINCE_IDS.filter((province) => province !== 'hokkaido').map((province) => moveTo(province)),
  ]);
  expect(game.refused(moveTo('hokkaido'))).toBe('not-adjacent');
  game.playNow(moveTo('nagato'));
  expect(game.refused(moveTo('edo', 'nagato'))).toBe('already-moved');
  expect(game.count('dragonfly', 'bushi', 'nagato')).toBe(1);
});

test('DRAGONFLY-2 MARSHAL-1 other clans move to a neighboring province', () => {
  const game = table({
    map: { hokkaido: 'koi bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
  });
  game.play(choose('koi', 'marshal'));
  expect(game.refused({ ...moveTo('nagato'), clan: 'koi' })).toBe('not-adjacent');
  expect(game.refused({ ...moveTo('oshu'), clan: 'koi' })).toBeUndefined();
});

test('DRAGONFLY-2 KAMI-5 with Fujin both steps go anywhere', () => {
  const game = table({
    shrines: SHRINES,
    worship: { fujin: 'dragonfly shinto' },
    map: { hokkaido: 'dragonfly bushi' },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow(moveTo('nagato'));
  game.playNow(moveTo('edo', 'nagato'));
  expect(game.count('dragonfly', 'bushi', 'edo')).toBe(1);
  expect(game.asked()[0]?.kind).toBe('mandate');
});

test('DRAGONFLY-2 TURTLE-1 their strongholds stay', () => {
  const game = marshal({ map: { hokkaido: 'dragonfly stronghold bushi' } });
  expect(game.refused({ ...moveTo('oshu'), figure: 'stronghold' })).toBe('strongholds-stay');
});

test('DRAGONFLY-2 CARD-PATH-OF-THE-SERPENT they never use a shipping route, so they never pay', () => {
  const game = marshal({
    season: 'summer',
    cards: { koi: ['path-of-the-serpent'] },
    coins: { dragonfly: 2 },
    map: { hokkaido: 'dragonfly bushi' },
  });
  game.playNow(moveTo('oshu'));
  expect(game.count('dragonfly', 'bushi', 'oshu')).toBe(1);
  expect(game.coins('dragonfly')).toBe(2);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('DRAGONFLY-1 pages without the rules know who summons anywhere, and the rules agree', () => {
  const { state } = table({});
  const known = CLANS.filter((clan) => clan.summonsAnywhere).map(({ id }) => id);
  expect(known).toEqual(CLANS.map(({ id }) => id).filter((id) => summonsAnywhere(state, clanNumber(id))));
  expect(known).toEqual(['dragonfly']);
});
