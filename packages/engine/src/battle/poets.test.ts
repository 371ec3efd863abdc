import { expect, test } from 'vitest';
import { bid, use } from '../testing/answers.ts';
import { atWar, endBattleWith } from '../testing/turns.ts';

test('POETS-1 1 VP for every figure killed in this battle, whoever’s: own seppuku, others’ losses', () => {
  const game = atWar({
    map: { edo: 'koi bushi 5, lotus bushi 2, turtle bushi' },
    coins: { koi: 1, lotus: 1 },
  });
  game.playNow(bid('koi', { poets: 1 }));
  game.playNow(bid('lotus', { seppuku: 1 }));
  endBattleWith(game, use('lotus'));
  expect(game.vp('koi')).toBe(3);
});

test('POETS-1 a loser may win it, and is paid for their own dead too', () => {
  const game = atWar({ map: { edo: 'koi bushi 5, lotus bushi daimyo' }, coins: { lotus: 1 } });
  game.playNow(bid('lotus', { poets: 1 }));
  expect([game.vp('lotus'), game.vp('koi')]).toEqual([2, 0]);
});

test('POETS-1 a hostage was not killed, strongholds do not die, the living pay nothing', () => {
  const game = atWar({
    alliances: ['koi lotus'],
    map: { edo: 'koi bushi 5, lotus bushi, turtle bushi stronghold, dragonfly bushi' },
    coins: { koi: 2 },
  });
  game.playNow(bid('koi', { hostage: 1, poets: 1 }));
  game.playNow({ clan: 'koi', type: 'hostage', of: 'dragonfly', figure: 'bushi' });
  expect(game.vp('koi')).toBe(1);
});

test('POETS-1 it is simply taken: nobody is asked', () => {
  const game = atWar({
    map: { edo: 'koi bushi 2, lotus bushi', oshu: 'koi bushi, lotus bushi' },
    wars: ['edo', 'oshu'],
    coins: { koi: 2 },
  });
  game.playNow(bid('koi', { poets: 1 }));
  expect(game.asked()[0]).toMatchObject({ clan: 'koi', kind: 'bid' });
  expect(game.vp('koi')).toBe(1);
});

test('POETS-1 if nobody died, nothing is paid', () => {
  const game = atWar({ map: { edo: 'koi bushi 2, turtle stronghold' }, coins: { koi: 1 } });
  game.playNow(bid('koi', { poets: 1 }));
  expect(game.vp('koi')).toBe(0);
});
