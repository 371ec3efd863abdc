import { expect, test } from 'vitest';
import { bid, use } from '../testing/answers.ts';
import { atWar, eventsOf } from '../testing/turns.ts';

/** A battle in Edo in which nothing is bid. */
const fought = (setting: Parameters<typeof atWar>[0]) => {
  const game = atWar({ coins: { koi: 1 }, ...setting });
  game.until('battle-end');
  return game;
};

test('OUTCOME-1 most Force wins: figures and Turtle strongholds there', () => {
  const game = fought({ map: { edo: 'koi bushi 2 stronghold 3, turtle bushi stronghold 2' } });
  expect([game.tokens('koi'), game.tokens('turtle')]).toEqual([[], ['edo spring']]);
});

test('OUTCOME-3 the figures of every loser die, on every seat', () => {
  const game = atWar({
    honor: 'koi > lotus > turtle > dragonfly > bonsai',
    map: { edo: 'koi bushi, lotus bushi, turtle bushi 3, dragonfly bushi, bonsai bushi' },
    coins: { lotus: 1 },
  });
  game.until('battle-end');
  const left = (['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const).map((clan) =>
    game.count(clan, 'bushi', 'edo'),
  );
  expect(left).toEqual([0, 0, 3, 0, 0]);
});

test('OUTCOME-1 figures elsewhere do not help', () => {
  const game = fought({ map: { edo: 'koi bushi, lotus bushi 2', oshu: 'koi bushi 5' } });
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('OUTCOME-1 allies do not add up', () => {
  const game = fought({
    alliances: ['koi lotus'],
    map: { edo: 'koi bushi 2, lotus bushi 2, turtle bushi 3' },
  });
  expect(game.tokens('turtle')).toEqual(['edo spring']);
});

test('OUTCOME-1 ties are won by honor', () => {
  const map = { edo: 'koi bushi, lotus bushi' };
  expect(fought({ honor: 'koi > turtle > lotus', map }).tokens('koi')).toEqual(['edo spring']);
  expect(fought({ honor: 'lotus > turtle > koi', map }).tokens('lotus')).toEqual(['edo spring']);
});

test('OUTCOME-1 hired ronin count', () => {
  const game = atWar({ map: { edo: 'koi bushi 2, lotus bushi' }, coins: { lotus: 1 }, ronin: { lotus: 2 } });
  game.playNow(bid('lotus', { ronin: 1 }));
  game.playNow(use('lotus'));
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});

test('OUTCOME-1 if nobody has any Force left the participant with the highest honor wins', () => {
  const game = atWar({
    honor: 'dragonfly > lotus > turtle > koi',
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 2 },
  });
  game.playNow(bid('koi', { seppuku: 1, hostage: 1 }));
  game.playNow(use('koi'));
  game.playNow({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  expect(eventsOf(game, 'battleWon')).toMatchObject([{ clan: 'lotus', force: [{ force: 0 }, { force: 0 }] }]);
  expect([game.tokens('lotus'), game.tokens('koi'), game.tokens('dragonfly')]).toEqual([
    ['edo spring'],
    [],
    [],
  ]);
});

test('OUTCOME-2 the winner takes the token, and nobody else', () => {
  const game = fought({ season: 'autumn', map: { edo: 'koi bushi, lotus bushi 2, turtle bushi' } });
  expect([game.tokens('koi'), game.tokens('lotus'), game.tokens('turtle')]).toEqual([[], ['edo autumn'], []]);
  expect(eventsOf(game, 'tokenTaken')).toMatchObject([{ clan: 'lotus', fought: true }]);
});

test('OUTCOME-3 all figures of the losers in the province are killed, the Daimyo too', () => {
  const game = fought({
    map: { edo: 'koi bushi 6, lotus bushi daimyo shinto, turtle bushi', oshu: 'lotus bushi' },
  });
  expect([game.force('lotus', 'edo'), game.force('turtle', 'edo'), game.force('lotus', 'oshu')]).toEqual([
    0, 0, 1,
  ]);
  expect([game.count('lotus', 'daimyo', 'reserve'), game.count('lotus', 'bushi', 'reserve')]).toEqual([1, 5]);
});

test('OUTCOME-3 the winner’s figures live, and everybody’s strongholds stand', () => {
  const game = fought({ map: { edo: 'koi bushi 4, turtle bushi stronghold, lotus bushi stronghold 2' } });
  expect([
    game.count('koi', 'bushi', 'edo'),
    game.count('turtle', 'stronghold', 'edo'),
    game.count('lotus', 'stronghold', 'edo'),
  ]).toEqual([4, 1, 2]);
  expect(game.count('turtle', 'bushi', 'edo')).toBe(0);
});

test('OUTCOME-3 figures of the winner’s ally live', () => {
  const game = fought({ alliances: ['koi lotus'], map: { edo: 'koi bushi 2, lotus bushi, turtle bushi' } });
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([1, 0]);
});

test('OUTCOME-3 the losers’ alliances save nobody', () => {
  const game = fought({
    alliances: ['lotus turtle'],
    map: { edo: 'koi bushi 2, lotus bushi, turtle bushi' },
  });
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([0, 0]);
});
