import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

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
