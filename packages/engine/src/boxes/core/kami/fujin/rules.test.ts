import { expect, test } from 'vitest';
import type { ClanId } from '../../../../data/clans.ts';
import type { ProvinceId } from '../../../../data/map.ts';
import type { Move } from '../../../../index.ts';
import { pass } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const OVER = [{ clan: 'dragonfly', kind: 'mandate' }];
const ASKED = [{ clan: 'koi', kind: 'move', ability: 'fujin' }];

const wind = (setting: TableSetting) =>
  table({
    shrines: ['fujin', 'amaterasu', 'ryujin', 'susanoo'],
    worship: { fujin: 'koi shinto' },
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

test('KAMI-5 Fujin moves two figures one step each', () => {
  const game = wind({ map: { oshu: 'koi bushi', kansai: 'koi daimyo' } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(walk('koi', 'oshu', 'edo'));
  expect(game.asked()).toEqual(ASKED);
  game.playNow(walk('koi', 'kansai', 'shikoku', 'daimyo'));
  expect(game.asked()).toEqual(OVER);
  expect([game.count('koi', 'bushi', 'edo'), game.count('koi', 'daimyo', 'shikoku')]).toEqual([1, 1]);
});

test('KAMI-5 Fujin moves one figure two steps', () => {
  const game = wind({ map: { oshu: 'koi bushi' } });
  game.playNow(walk('koi', 'oshu', 'kyoto'));
  game.playNow(walk('koi', 'kyoto', 'kansai'));
  expect(game.count('koi', 'bushi', 'kansai')).toBe(1);
  expect(game.asked()).toEqual(OVER);
});

test('KAMI-5 Fujin moves no third time, though figures are left', () => {
  const game = wind({ map: { oshu: 'koi bushi 3' } });
  game.playNow(walk('koi', 'oshu', 'edo'));
  game.playNow(walk('koi', 'oshu', 'edo'));
  expect(game.asked()).toEqual(OVER);
  expect(game.count('koi', 'bushi', 'oshu')).toBe(1);
});

test('KAMI-3 Fujin may be declined, at once or after one move', () => {
  const none = wind({ map: { oshu: 'koi bushi' } });
  none.playNow(pass('koi'));
  expect(none.asked()).toEqual(OVER);
  expect(none.count('koi', 'bushi', 'oshu')).toBe(1);

  const one = wind({ map: { oshu: 'koi bushi' } });
  one.playNow(walk('koi', 'oshu', 'edo'));
  one.playNow(pass('koi'));
  expect(one.asked()).toEqual(OVER);
  expect(one.count('koi', 'bushi', 'edo')).toBe(1);
});

test('KAMI-5 MARSHAL-1 a step goes over one border or shipping route', () => {
  const game = wind({ map: { oshu: 'koi bushi' } });
  expect(game.refused(walk('koi', 'oshu', 'kansai'))).toBe('not-adjacent');
  expect(game.refused(walk('koi', 'oshu', 'oshu'))).toBe('not-adjacent');
  expect(game.refused(walk('koi', 'oshu', 'hokkaido'))).toBeUndefined();
  expect(game.refused(walk('koi', 'oshu', 'kyoto'))).toBeUndefined();
});

test('KAMI-5 Fujin moves own figures only, and only those on the map', () => {
  const game = wind({ map: { oshu: 'koi bushi, lotus bushi', edo: 'lotus bushi' } });
  expect(game.refused(walk('koi', 'edo', 'oshu'))).toBe('no-figure-there');
  expect(game.refused(walk('koi', 'oshu', 'edo', 'shinto'))).toBe('no-figure-there');
  expect(game.refused(walk('lotus', 'oshu', 'edo'))).toBe('not-your-turn');
});

test('KAMI-5 RECRUIT-4 WORD-3 without a figure on the map nobody is asked: worshippers do not move', () => {
  expect(wind({ map: { edo: 'koi stronghold' } }).asked()).toEqual(OVER);
});

test('KAMI-5 TURTLE-1 Fujin moves Turtle strongholds, and no others', () => {
  const turtle = wind({ map: { oshu: 'turtle stronghold bushi' }, worship: { fujin: 'turtle shinto' } });
  turtle.playNow(walk('turtle', 'oshu', 'edo', 'stronghold'));
  turtle.playNow(walk('turtle', 'edo', 'kyoto', 'stronghold'));
  expect(turtle.count('turtle', 'stronghold', 'kyoto')).toBe(1);
  expect(turtle.asked()).toEqual(OVER);
  const koi = wind({ map: { oshu: 'koi stronghold bushi' } });
  expect(koi.refused(walk('koi', 'oshu', 'edo', 'stronghold'))).toBe('strongholds-stay');
});

test('KAMI-5 DRAGONFLY-2 the Dragonfly go to any other province with each step', () => {
  const game = wind({ map: { oshu: 'dragonfly bushi' }, worship: { fujin: 'dragonfly shinto' } });
  expect(game.refused(walk('dragonfly', 'oshu', 'oshu'))).toBe('not-adjacent');
  game.playNow(walk('dragonfly', 'oshu', 'kyushu'));
  game.playNow(walk('dragonfly', 'kyushu', 'nagato'));
  expect(game.count('dragonfly', 'bushi', 'nagato')).toBe(1);
});

test('KAMI-5 CARD-ONI-OF-HATE WORD-8 each step enters a province', () => {
  const game = wind({
    season: 'autumn',
    honor: 'lotus > koi > turtle > dragonfly',
    map: { oshu: 'koi oni-of-hate', edo: 'lotus bushi', kyoto: 'lotus bushi' },
    cards: { koi: ['oni-of-hate'] },
  });
  game.playNow(walk('koi', 'oshu', 'edo', 'oni-of-hate'));
  expect(game.count('lotus', 'bushi', 'edo')).toBe(0);
  game.playNow(walk('koi', 'edo', 'kyoto', 'oni-of-hate'));
  expect(game.count('lotus', 'bushi', 'kyoto')).toBe(0);
});

test('KAMI-5 RECRUIT-5 moving is no summon: nothing follows it', () => {
  const game = wind({
    map: { edo: 'koi bushi stronghold' },
    cards: { koi: ['path-of-the-kenin'] },
  });
  game.playNow(walk('koi', 'edo', 'oshu'));
  expect(game.asked()).toEqual(ASKED);
});

test('KAMI-1 KAMI-5 the favor goes to the most Force of worshippers, ties to the higher honor', () => {
  const map = { oshu: 'koi bushi, lotus bushi' };
  expect(wind({ map, worship: { fujin: 'koi shinto, lotus shinto 2' } }).waitingFor()).toEqual(['lotus']);
  expect(wind({ map, worship: { fujin: 'koi shinto, lotus shinto' } }).waitingFor()).toEqual(['koi']);
});
