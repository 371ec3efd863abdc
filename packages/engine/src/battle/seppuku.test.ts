import { expect, test } from 'vitest';
import { bid, use } from '../testing/answers.ts';
import { atWar } from '../testing/turns.ts';

const honor = 'koi > lotus > turtle > dragonfly';

test('SEPPUKU-1 all own figures in the province die: 1 VP and one step of honor for each', () => {
  const game = atWar({
    honor,
    map: { edo: 'dragonfly bushi shinto, koi bushi', oshu: 'dragonfly bushi' },
    coins: { dragonfly: 1 },
  });
  game.playNow(bid('dragonfly', { seppuku: 1 }));
  game.playNow(use('dragonfly'));
  expect([game.vp('dragonfly'), game.honor()]).toEqual([2, ['koi', 'dragonfly', 'lotus', 'turtle']]);
  expect([game.force('dragonfly', 'edo'), game.force('dragonfly', 'oshu')]).toEqual([0, 1]);
  expect([game.count('dragonfly', 'bushi', 'reserve'), game.count('dragonfly', 'shinto', 'reserve')]).toEqual(
    [5, 3],
  );
});

test('SEPPUKU-1 the Daimyo and Monsters die with the rest', () => {
  const game = atWar({
    honor,
    map: { edo: 'lotus daimyo komainu, koi bushi 3' },
    coins: { lotus: 1 },
    cards: { lotus: ['komainu'] },
  });
  game.playNow(bid('lotus', { seppuku: 1 }));
  game.playNow(use('lotus'));
  expect([
    game.vp('lotus'),
    game.count('lotus', 'daimyo', 'reserve'),
    game.count('lotus', 'komainu', 'reserve'),
  ]).toEqual([2, 1, 1]);
});

test('SEPPUKU-1 all or none: it is a yes or no', () => {
  const game = atWar({ honor, map: { edo: 'lotus bushi 3, koi bushi' }, coins: { lotus: 1 } });
  game.playNow(bid('lotus', { seppuku: 1 }));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'use', ability: 'seppuku' }]);
  expect(game.legal('lotus')).toEqual([use('lotus', false), use('lotus')]);
  expect(game.refused({ clan: 'lotus', type: 'kill', of: 'lotus', figure: 'bushi', province: 'edo' })).toBe(
    'not-asked',
  );
  game.playNow(use('lotus', false));
  expect([game.vp('lotus'), game.count('lotus', 'bushi', 'edo'), game.honor()[0]]).toEqual([0, 3, 'koi']);
});

test('SEPPUKU-1 nobody else’s figures die', () => {
  const game = atWar({
    honor,
    alliances: ['koi lotus'],
    map: { edo: 'lotus bushi, koi bushi, turtle bushi' },
    coins: { lotus: 1, koi: 1 },
  });
  game.playNow(bid('koi', { hostage: 1 }));
  game.playNow(bid('lotus', { seppuku: 1 }));
  game.playNow(use('lotus'));
  expect([game.count('koi', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([1, 1]);
});

test('SEPPUKU-1 Turtle strongholds do not die, give nothing, and keep their Force', () => {
  const game = atWar({ honor, map: { edo: 'turtle bushi stronghold 2, koi bushi' }, coins: { turtle: 1 } });
  game.playNow(bid('turtle', { seppuku: 1 }));
  game.playNow(use('turtle'));
  expect([game.vp('turtle'), game.force('turtle', 'edo'), game.count('turtle', 'stronghold', 'edo')]).toEqual(
    [1, 2, 2],
  );
  expect(game.tokens('turtle')).toEqual(['edo spring']);
});

test('SEPPUKU-1 without a figure there is nothing to do, and nobody is asked', () => {
  const game = atWar({ honor, map: { edo: 'turtle stronghold, koi bushi' }, coins: { turtle: 2 } });
  game.playNow(bid('turtle', { seppuku: 1, hostage: 1 }));
  expect(game.asked()).toMatchObject([{ clan: 'turtle', kind: 'hostage' }]);
  expect([game.vp('turtle'), game.honor()]).toEqual([0, ['koi', 'lotus', 'turtle', 'dragonfly']]);
});
