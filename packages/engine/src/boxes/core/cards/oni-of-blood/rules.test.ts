import { expect, test } from 'vitest';
import { bid, yes } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

/** Honor: Koi, Lotus, Turtle, Dragonfly. */
const OWNED = { season: 'summer', cards: { turtle: ['oni-of-blood'] } } as const;
const WAR = { ...OWNED, wars: ['nagato'], at: { phase: 'war', war: 1 } } as const;

const forceWith = (others: string): number =>
  table({ ...OWNED, map: { nagato: `turtle oni-of-blood, ${others}` } }).force('turtle', 'nagato');

test('CARD-ONI-OF-BLOOD has Force 4 where its owner has the lowest honor of those with Force there', () => {
  expect(forceWith('koi bushi')).toBe(4);
  expect(forceWith('koi bushi, lotus shinto')).toBe(4);
});

test('CARD-ONI-OF-BLOOD has Force 2 where somebody with less honor has Force', () => {
  expect(forceWith('dragonfly bushi')).toBe(2);
  expect(forceWith('koi bushi, lotus bushi, dragonfly bushi')).toBe(2);
});

test('CARD-ONI-OF-BLOOD CARD-ONI-OF-SKULLS has Force 2 alone: nobody is there to be lower than', () => {
  const alone = table({ ...OWNED, map: { nagato: 'turtle oni-of-blood' } });
  expect(alone.force('turtle', 'nagato')).toBe(2);
  const company = table({ ...OWNED, map: { nagato: 'turtle oni-of-blood bushi' } });
  expect(company.force('turtle', 'nagato')).toBe(3);
});

test('CARD-ONI-OF-BLOOD WORD-2 a stronghold has no Force, except a Turtle stronghold', () => {
  expect(forceWith('koi stronghold')).toBe(2);
  expect(forceWith('koi bushi, dragonfly stronghold')).toBe(4);
  const turtle = table({
    season: 'summer',
    honor: 'koi > turtle > lotus',
    cards: { lotus: ['oni-of-blood'] },
    map: { nagato: 'lotus oni-of-blood, turtle stronghold' },
  });
  expect(turtle.force('lotus', 'nagato')).toBe(4);
});

test('CARD-ONI-OF-BLOOD looks at its own province only', () => {
  const game = table({ ...OWNED, map: { nagato: 'turtle oni-of-blood, koi bushi', edo: 'dragonfly bushi' } });
  expect(game.force('turtle', 'nagato')).toBe(4);
});

test('CARD-ONI-OF-BLOOD HARVEST-2 its Force counts in a Harvest', () => {
  const harvest = (others: string) => {
    const game = table({
      ...OWNED,
      map: { kyoto: `turtle oni-of-blood, ${others}` },
      at: { phase: 'mandate', clan: 'turtle', tiles: ['harvest'] },
    });
    game.playNow({ clan: 'turtle', type: 'mandate', tile: 'harvest' });
    return game.vp('turtle');
  };
  expect([harvest('koi bushi 3'), harvest('koi bushi 4'), harvest('dragonfly bushi 3')]).toEqual([4, 0, 0]);
});

test('CARD-ONI-OF-BLOOD BATTLE-3 in a battle those who took part count, even with no figure left', () => {
  const game = table({ ...WAR, map: { nagato: 'turtle oni-of-blood, koi bushi' }, coins: { koi: 4 } });
  game.playNow(bid('koi', { seppuku: 1 }));
  playUpTo(game, 'battle-end', yes('koi', 'seppuku'));
  const won = game.events.find((event) => event.type === 'battleWon');
  expect(won).toMatchObject({
    clan: 'turtle',
    force: [
      { clan: 'koi', force: 0 },
      { clan: 'turtle', force: 4 },
    ],
  });
});

test('CARD-ONI-OF-BLOOD its Force changes with the honor track in the middle of a battle', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'turtle oni-of-blood, koi bushi 3, dragonfly bushi' },
    coins: { dragonfly: 1 },
  });
  game.playNow(bid('dragonfly', { seppuku: 1 }));
  expect(game.force('turtle', 'nagato')).toBe(2);
  playUpTo(game, 'battle-end', yes('dragonfly', 'seppuku'));
  expect(game.tokens('turtle')).toEqual(['nagato summer']);
});

test('CARD-ONI-OF-BLOOD CARD-ONI-OF-SKULLS two such Oni look at each other, and the lower one is stronger', () => {
  const game = table({
    season: 'summer',
    cards: { koi: ['oni-of-skulls'], turtle: ['oni-of-blood'] },
    map: { nagato: 'turtle oni-of-blood, koi oni-of-skulls' },
  });
  expect([game.force('koi', 'nagato'), game.force('turtle', 'nagato')]).toEqual([1, 4]);
});

test('CARD-ONI-OF-BLOOD HOSTAGE-1 may be taken hostage', () => {
  const game = table({ ...WAR, map: { nagato: 'turtle oni-of-blood, koi bushi' }, coins: { koi: 1 } });
  game.playNow(bid('koi', { hostage: 1 }));
  playUpTo(game, 'battle-end', { clan: 'koi', type: 'hostage', of: 'turtle', figure: 'oni-of-blood' });
  expect(game.hostages('koi')).toEqual(['turtle oni-of-blood']);
});

test('CARD-ONI-OF-BLOOD there is one of it, and none in the set Teapot', () => {
  expect(() => table({ cards: { koi: ['oni-of-blood'], lotus: ['oni-of-blood'] } })).toThrow(
    'there are only 1',
  );
  expect(() => table({ set: 'teapot', cards: { koi: ['oni-of-blood'] } })).toThrow('not in the set');
});
