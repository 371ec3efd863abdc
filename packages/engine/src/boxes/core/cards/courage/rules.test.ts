import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const WAR = { set: 'horseman', wars: ['nagato'], at: { phase: 'war', war: 1 } } as const;

test('CARD-COURAGE pays 2 VP for a token taken unopposed', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi' }, cards: { koi: ['courage'] } }, 'war-end');
  expect(game.tokens('koi')).toEqual(['nagato spring']);
  expect(game.vp('koi')).toBe(2);
});

test('CARD-COURAGE pays for a token won in battle, and only its winner', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi 2, lotus bushi' },
    cards: { koi: ['courage'], lotus: ['courage'] },
    coins: { koi: 1 },
  });
  game.until('battle-end');
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([2, 0]);
});

test('CARD-COURAGE pays nothing for a token that is discarded', () => {
  const game = table({ ...WAR, cards: { koi: ['courage'] } }, 'war-end');
  expect(game.vp('koi')).toBe(0);
});

test('CARD-COURAGE: two copies pay twice', () => {
  const game = table(
    { ...WAR, map: { nagato: 'koi bushi' }, cards: { koi: ['courage', 'courage'] } },
    'war-end',
  );
  expect(game.vp('koi')).toBe(4);
});

test('CARD-COURAGE WAR-3 of two allies alone in a province it pays the one who takes the token', () => {
  const game = table(
    {
      ...WAR,
      alliances: ['koi lotus'],
      map: { nagato: 'koi bushi, lotus bushi 2' },
      cards: { koi: ['courage'], lotus: ['courage'] },
    },
    'war-end',
  );
  expect(game.tokens('lotus')).toEqual(['nagato spring']);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 2]);
});

test('CARD-COURAGE pays for every token of the season, one by one', () => {
  const game = table(
    {
      ...WAR,
      wars: ['nagato', 'edo', 'oshu'],
      map: { nagato: 'koi bushi', edo: 'koi bushi', oshu: 'lotus bushi' },
      cards: { koi: ['courage'] },
    },
    'war-end',
  );
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([4, 0]);
});

test('CARD-COURAGE OUTCOME-2 pays for a battle won with no figure left', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi, lotus bushi' },
    cards: { koi: ['courage'] },
    coins: { koi: 2 },
  });
  game.play({ clan: 'koi', type: 'bid', seppuku: 1, hostage: 1, ronin: 0, poets: 0 });
  game.playNow({ clan: 'koi', type: 'use', ability: 'seppuku', value: true });
  game.playNow({ clan: 'koi', type: 'hostage', of: 'lotus', figure: 'bushi' });
  // 1 VP is of seppuku; the Lotus have none to steal.
  expect(game.tokens('koi')).toEqual(['nagato spring']);
  expect(game.vp('koi')).toBe(3);
});

test('CARD-COURAGE pays nothing for tokens that its owner already has', () => {
  const game = table(
    {
      ...WAR,
      wars: [],
      tokens: { koi: ['edo spring'] },
      cards: { koi: ['courage'] },
      at: { phase: 'war-start' },
    },
    'war-end',
  );
  expect(game.vp('koi')).toBe(0);
});

test('CARD-COURAGE there are two copies, only in the Horseman set', () => {
  const two = ['courage', 'courage'] as const;
  expect(() => table({ ...WAR, cards: { koi: two, lotus: ['courage'] } })).toThrow('only 2');
  expect(() => table({ ...WAR, set: 'teapot', cards: { koi: ['courage'] } })).toThrow('not in the set');
});
