import type { Event } from '@hinode/engine';
import { expect, test } from 'vitest';
import { soundsOf } from './sounds-of.ts';

const entries = (...events: readonly Event[]) => events.map((event) => ({ at: 1, event }));

test('a thing that happens several times at one moment is heard once', () => {
  const moved: Event = {
    type: 'figureMoved',
    clan: 'koi',
    figure: 'bushi',
    from: 'edo',
    to: 'kyoto',
    because: 'marshal',
    seenBy: 'all',
  };
  expect(soundsOf(entries(moved, moved))).toEqual(['piece']);
});

test('coins are heard, victory points are not', () => {
  const gained: Event = { type: 'gained', clan: 'koi', vp: 2, because: 'harvest', seenBy: 'all' };
  expect(soundsOf(entries(gained))).toEqual([]);
  expect(soundsOf(entries({ ...gained, coins: 1 }))).toEqual(['coin']);
});

test('nothing new makes no sound', () => {
  expect(soundsOf([])).toEqual([]);
});
