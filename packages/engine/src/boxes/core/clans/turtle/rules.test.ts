import { expect, test } from 'vitest';
import { bid, choose } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const MARCH = { clan: 'turtle', type: 'move', figure: 'stronghold', from: 'kyoto', to: 'edo' } as const;
const MARSHAL = { at: { phase: 'mandate', clan: 'turtle', tiles: ['marshal'] } } as const;
const FUJIN = {
  shrines: ['fujin', 'raijin', 'hachiman', 'ryujin'],
  worship: { fujin: 'turtle shinto' },
  at: { phase: 'kami', turn: 1 },
} as const;

const marshal = (setting: TableSetting) => {
  const game = table({ ...MARSHAL, ...setting });
  game.play(choose('turtle', 'marshal'));
  return game;
};

test('TURTLE-1 in a Marshal their strongholds move like figures, each once', () => {
  const game = marshal({ map: { kyoto: 'turtle stronghold 2 bushi' } });
  game.playNow(MARCH);
  expect(game.count('turtle', 'stronghold', 'edo')).toBe(1);
  expect(game.refused({ ...MARCH, from: 'edo', to: 'oshu' })).toBe('already-moved');
  game.playNow({ ...MARCH, to: 'kansai' });
  game.playNow({ ...MARCH, figure: 'bushi' });
  expect(game.count('turtle', 'stronghold', 'kansai')).toBe(1);
  expect(game.count('turtle', 'bushi', 'edo')).toBe(1);
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
});

test('TURTLE-1 MARSHAL-1 strongholds move one step over a border or a shipping route, and may stay', () => {
  const game = marshal({ map: { kansai: 'turtle stronghold', kyoto: 'turtle stronghold' } });
  expect(game.refused({ ...MARCH, to: 'hokkaido' })).toBe('not-adjacent');
  expect(game.refused({ ...MARCH, from: 'oshu', to: 'edo' })).toBe('no-figure-there');
  game.playNow({ ...MARCH, from: 'kansai', to: 'hokkaido' });
  expect(game.count('turtle', 'stronghold', 'hokkaido')).toBe(1);
  game.playNow({ clan: 'turtle', type: 'pass' });
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(1);
});

test('TURTLE-1 the strongholds of other clans stay', () => {
  const game = table({
    map: { kyoto: 'koi stronghold bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
  });
  game.play(choose('koi', 'marshal'));
  expect(game.refused({ ...MARCH, clan: 'koi' })).toBe('strongholds-stay');
  expect(game.refused({ ...MARCH, clan: 'koi', figure: 'bushi' })).toBeUndefined();
});

test('TURTLE-1 KAMI-5 with Fujin one stronghold takes two steps, or a stronghold and a figure one each', () => {
  const twice = table({ ...FUJIN, map: { kyoto: 'turtle stronghold bushi' } });
  expect(twice.asked()).toEqual([{ clan: 'turtle', kind: 'move', ability: 'fujin' }]);
  twice.playNow(MARCH);
  twice.playNow({ ...MARCH, from: 'edo', to: 'oshu' });
  expect(twice.count('turtle', 'stronghold', 'oshu')).toBe(1);
  expect(twice.waitingFor()).toEqual(['dragonfly']);

  const both = table({ ...FUJIN, map: { kyoto: 'turtle stronghold bushi' } });
  both.playNow(MARCH);
  both.playNow({ ...MARCH, figure: 'bushi' });
  expect(both.force('turtle', 'edo')).toBe(2);
});

test('TURTLE-1 RECRUIT-1 they recruit where their strongholds have moved to', () => {
  const game = table({
    map: { kyoto: 'turtle stronghold' },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['marshal', 'recruit'] },
  });
  game.play(choose('turtle', 'marshal'));
  game.playNow(MARCH);
  game.play(choose('dragonfly', 'recruit'));
  game.untilAsked('summon', 'turtle');
  const summon = { clan: 'turtle', type: 'summon', figure: 'bushi', province: 'edo' } as const;
  expect(game.refused({ ...summon, province: 'kyoto' })).toBe('no-stronghold-there');
  expect(game.refused(summon)).toBeUndefined();
});

test('TURTLE-1 MARSHAL-3 a stronghold built now does not move in this mandate', () => {
  const game = marshal({ map: { kyoto: 'turtle stronghold' }, coins: { turtle: 3 } });
  game.playNow({ clan: 'turtle', type: 'pass' });
  game.playNow({ clan: 'turtle', type: 'build', province: 'kyoto' });
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(2);
});

test('TURTLE-1 CARD-PATH-OF-THE-SERPENT a stronghold pays the toll of a shipping route', () => {
  const game = marshal({
    season: 'summer',
    cards: { koi: ['path-of-the-serpent'] },
    coins: { turtle: 1 },
    map: { kansai: 'turtle stronghold' },
  });
  game.playNow({ ...MARCH, from: 'kansai', to: 'shikoku' });
  game.playNow({ clan: 'koi', type: 'use', ability: 'path-of-the-serpent', value: true });
  expect([game.coins('turtle'), game.coins('koi')]).toEqual([0, 1]);
  expect(game.count('turtle', 'stronghold', 'shikoku')).toBe(1);
});

test('TURTLE-2 every stronghold has Force 1, those of other clans have none', () => {
  const game = table({ ...MARSHAL, map: { kyoto: 'turtle stronghold 3 bushi, koi stronghold 3 bushi' } });
  expect([game.force('turtle', 'kyoto'), game.force('koi', 'kyoto')]).toEqual([4, 1]);
});

test('TURTLE-2 HARVEST-2 a stronghold alone harvests its province', () => {
  const harvest = (map: TableSetting['map']) => {
    const game = table({ ...(map && { map }), at: { phase: 'mandate', clan: 'turtle', tiles: ['harvest'] } });
    game.play(choose('turtle', 'harvest'));
    return game.vp('turtle');
  };
  expect(harvest({ kyoto: 'turtle stronghold' })).toBe(4);
  expect(harvest({ kyoto: 'turtle stronghold 2, koi bushi' })).toBe(4);
  expect(harvest({ kyoto: 'turtle stronghold, koi bushi' })).toBe(0);
});

const WAR = { wars: ['kyoto'], at: { phase: 'war', war: 1 } } as const;

test('TURTLE-2 WAR-3 a stronghold alone takes the token, one of another clan does not', () => {
  const turtle = table({ ...WAR, map: { kyoto: 'turtle stronghold' } }, 'war-end');
  expect(turtle.tokens('turtle')).toEqual(['kyoto spring']);
  const koi = table({ ...WAR, map: { kyoto: 'koi stronghold' } }, 'war-end');
  expect(koi.tokens('koi')).toEqual([]);
  const both = table({ ...WAR, map: { kyoto: 'turtle stronghold, koi stronghold 3' } }, 'war-end');
  expect(both.tokens('turtle')).toEqual(['kyoto spring']);
});

test('TURTLE-2 OUTCOME-1 strongholds fight, and win', () => {
  const game = table({ ...WAR, map: { kyoto: 'turtle stronghold 2, koi bushi' } }, 'battle-end');
  expect(game.tokens('turtle')).toEqual(['kyoto spring']);
  expect(game.count('koi', 'bushi', 'kyoto')).toBe(0);
});

test('TURTLE-2 OUTCOME-3 POETS-1 in a lost battle figures die and strongholds stand: the poets do not sing of them', () => {
  const game = table({ ...WAR, map: { kyoto: 'turtle stronghold 2 bushi, koi bushi 3' }, coins: { koi: 1 } });
  game.play(bid('koi', { poets: 1 }));
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(2);
  expect(game.count('turtle', 'bushi', 'kyoto')).toBe(0);
  expect(game.vp('koi')).toBe(1);
});

test('TURTLE-2 HOSTAGE-1 a stronghold is never taken hostage', () => {
  const both = { kyoto: 'turtle stronghold 2 bushi, koi bushi' };
  const game = table({ ...WAR, map: both, coins: { koi: 1 } });
  game.play(bid('koi', { hostage: 1 }));
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    { clan: 'koi', type: 'hostage', of: 'turtle', figure: 'bushi' },
  ]);
  expect(game.refused({ clan: 'koi', type: 'hostage', of: 'turtle', figure: 'stronghold' })).toBeDefined();
});

test('TURTLE-2 SEPPUKU-1 strongholds commit no seppuku: they stay, keep their Force and may win', () => {
  const game = table({
    ...WAR,
    honor: 'turtle > koi > lotus',
    map: { kyoto: 'turtle stronghold 2 bushi, koi bushi 2' },
    coins: { turtle: 1 },
  });
  game.play(bid('turtle', { seppuku: 1 }));
  game.playNow({ clan: 'turtle', type: 'use', ability: 'seppuku', value: true });
  expect(game.vp('turtle')).toBe(1);
  expect(game.count('turtle', 'stronghold', 'kyoto')).toBe(2);
  expect(game.tokens('turtle')).toEqual(['kyoto spring']);
});

test('TURTLE-2 SEPPUKU-1 with strongholds alone there is nothing to do in seppuku', () => {
  const game = table({ ...WAR, map: { kyoto: 'turtle stronghold 2, koi bushi' }, coins: { turtle: 1 } });
  game.play(bid('turtle', { seppuku: 1 }));
  expect(game.vp('turtle')).toBe(0);
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  expect(game.tokens('turtle')).toEqual(['kyoto spring']);
});

test('TURTLE-2 BETRAY-5 a stronghold is never replaced', () => {
  const game = table({
    map: { kyoto: 'turtle stronghold bushi' },
    at: { phase: 'mandate', clan: 'koi', tiles: ['betray'] },
  });
  game.play(choose('koi', 'betray'));
  const replace = { clan: 'koi', type: 'replace', of: 'turtle', province: 'kyoto' } as const;
  for (const by of ['stronghold', 'bushi', 'shinto'])
    expect(game.refused({ ...replace, figure: 'stronghold', with: by })).toBe('cannot-be-replaced');
  expect(game.refused({ ...replace, figure: 'bushi', with: 'bushi' })).toBeUndefined();
});

test('TURTLE-2 CARD-PATH-OF-THE-NINJA a stronghold is never killed by a card', () => {
  const game = table({
    set: 'horseman',
    cards: { koi: ['path-of-the-ninja'] },
    map: { kyoto: 'turtle stronghold bushi', edo: 'koi stronghold' },
    at: { phase: 'mandate', clan: 'lotus', tiles: ['recruit'] },
  });
  game.play(choose('lotus', 'recruit'));
  game.play({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo' });
  expect(game.legal('koi')).toEqual([
    { clan: 'koi', type: 'pass' },
    { clan: 'koi', type: 'kill', of: 'turtle', figure: 'bushi', province: 'kyoto' },
  ]);
});
