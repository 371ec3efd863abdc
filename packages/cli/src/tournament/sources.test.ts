import { expect, test } from 'vitest';
import { pointsOf, sourceOf } from './sources.ts';

test('points go by their cause; cards that score in Winter are upgrades', () => {
  expect(sourceOf('harvest', false)).toBe('harvest');
  expect(sourceOf('hostage', false)).toBe('hostage');
  expect(sourceOf('susanoo', false)).toBe('kami');
  expect(sourceOf('courage', false)).toBe('cards');
  expect(sourceOf('way-of-bushido', true)).toBe('winter-upgrades');
  expect(sourceOf('province-sets', true)).toBe('province-sets');
  expect(sourceOf('gift', false)).toBe('other');
});

test('what is stolen is gained by one and lost by the other, from that season on', () => {
  const { points, listen } = pointsOf(['koi', 'lotus']);
  listen({ type: 'seasonBegan', season: 'spring', seenBy: 'all' });
  listen({ type: 'gained', clan: 'lotus', vp: 5, because: 'harvest', seenBy: 'all' });
  listen({ type: 'gained', clan: 'koi', coins: 5, because: 'income', seenBy: 'all' });
  listen({ type: 'seasonBegan', season: 'summer', seenBy: 'all' });
  listen({ type: 'stolen', clan: 'koi', from: 'lotus', vp: 2, because: 'hostage', seenBy: 'all' });
  expect(points.get('koi')).toMatchObject({ seasons: [0, 2, 2, 2], sources: { hostage: 2, stolen: 0 } });
  expect(points.get('lotus')).toMatchObject({ seasons: [5, 3, 3, 3], sources: { harvest: 5, stolen: -2 } });
});
