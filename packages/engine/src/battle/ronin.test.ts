import { expect, test } from 'vitest';
import { bid, use } from '../testing/answers.ts';
import { atWar, eventsOf } from '../testing/turns.ts';

/** Lotus has 1 Force against `koi` Bushi of the Koi, who have the higher honor, and wins hire ronin. */
const hired = (koi: number, ronin: number, value = true) => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    map: { edo: `koi bushi ${koi}, lotus bushi`, oshu: 'lotus shinto, turtle bushi' },
    coins: { lotus: 2 },
    ronin: { lotus: ronin },
  });
  game.playNow(bid('lotus', { ronin: 1 }));
  game.playNow(use('lotus', value));
  return game;
};

test('RONIN-1 each ronin adds 1 Force in this battle', () => {
  expect(hired(3, 3).tokens('lotus')).toEqual(['edo spring']);
  expect(hired(3, 2).tokens('lotus')).toEqual([]);
});

test('RONIN-1 ronin are not spent', () => {
  expect(hired(3, 3).ronin('lotus')).toBe(3);
});

test('RONIN-1 only the winner hires: the ronin of others do not fight', () => {
  const game = atWar({
    map: { edo: 'turtle bushi, lotus bushi' },
    coins: { lotus: 1, turtle: 1 },
    ronin: { lotus: 1, turtle: 9 },
  });
  game.playNow(bid('lotus', { ronin: 1 }));
  game.playNow(bid('turtle'));
  game.playNow(use('lotus'));
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('RONIN-1 nobody’s ronin fight if nobody bid for them', () => {
  const game = atWar({ map: { edo: 'koi bushi, lotus bushi' }, coins: { koi: 1 }, ronin: { lotus: 9 } });
  game.playNow(bid('koi'));
  expect(game.tokens('koi')).toEqual(['edo spring']);
});

test('RONIN-1 they fight in this battle alone', () => {
  const game = hired(3, 3);
  game.playNow(bid('lotus'));
  expect(eventsOf(game, 'battleWon').at(-1)).toMatchObject({
    province: 'oshu',
    force: [
      { clan: 'lotus', force: 1 },
      { clan: 'turtle', force: 1 },
    ],
  });
});

test('RONIN-2 winning it without ronin only denies it to others', () => {
  const game = atWar({
    map: { edo: 'turtle bushi, lotus bushi' },
    coins: { lotus: 1, turtle: 1 },
    ronin: { turtle: 9 },
  });
  game.playNow(bid('turtle', { ronin: 1 }));
  game.playNow(bid('lotus', { ronin: 1 }));
  expect(eventsOf(game, 'roninHired')).toEqual([]);
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('RONIN-3 all of them or none: it is a yes or no', () => {
  const game = atWar({ map: { edo: 'koi bushi, lotus bushi' }, coins: { lotus: 1 }, ronin: { lotus: 4 } });
  game.playNow(bid('lotus', { ronin: 1 }));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'use', ability: 'ronin' }]);
  expect(game.legal('lotus')).toEqual([use('lotus', false), use('lotus')]);
  game.playNow(use('lotus'));
  expect(eventsOf(game, 'roninHired')).toMatchObject([{ ronin: 4 }]);
});

test('RONIN-3 or none: if declined, they do not fight', () => {
  expect(hired(3, 9, false).tokens('lotus')).toEqual([]);
});
