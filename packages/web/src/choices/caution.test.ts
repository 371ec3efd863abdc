import { newGame, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { cautionFor } from './caution.ts';

const alone = view(newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'caution' }), 'koi');
const allied = {
  ...alone,
  clans: alone.clans.map((one) => (one.clan === 'koi' ? { ...one, ally: 'turtle' as const } : one)),
};

test('BETRAY-2 playing Betray asks for confirmation while there is an alliance to lose', () => {
  const betray = { clan: 'koi', type: 'mandate', tile: 'betray' } as const;
  expect(cautionFor(betray, allied)).toEqual({
    key: 'caution.breaks-alliance',
    values: { clan: { name: 'turtle' } },
  });
  expect(cautionFor(betray, alone)).toBeUndefined();
  expect(cautionFor({ ...betray, tile: 'harvest' }, allied)).toBeUndefined();
});

test('LOTUS-2 the announced mandate is the one that counts', () => {
  const laid = { clan: 'koi', type: 'mandate', tile: 'betray', announce: 'train' } as const;
  expect(cautionFor(laid, allied)).toBeUndefined();
  expect(cautionFor({ ...laid, tile: 'train', announce: 'betray' }, allied)).toBeDefined();
});

test('a harmless move is not confirmed', () => {
  expect(cautionFor({ clan: 'koi', type: 'pass' }, allied)).toBeUndefined();
});
