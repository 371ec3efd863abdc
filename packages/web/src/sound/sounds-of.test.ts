import type { Event } from '@hinode/engine';
import { expect, test } from 'vitest';
import { soundsOf } from './sounds-of.ts';

const entries = (...events: readonly Event[]) => events.map((event) => ({ at: 1, event }));

test('something that happens several times at one moment is heard once', () => {
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

test('a war, a death, a token won and a season have their own sounds', () => {
  const war: Event = { type: 'warBegan', seenBy: 'all' };
  const killed: Event = {
    type: 'figuresKilled',
    of: 'koi',
    by: 'lotus',
    figures: { bushi: 1 },
    province: 'edo',
    because: 'battle',
    seenBy: 'all',
  };
  const token: Event = { type: 'tokenTaken', clan: 'koi', province: 'edo', fought: true, seenBy: 'all' };
  const season: Event = { type: 'seasonBegan', season: 'summer', seenBy: 'all' };
  expect(soundsOf(entries(war, killed, token, season))).toEqual(['stamp', 'drum', 'fall', 'gate']);
});

test('a seat that is ready sounds its seal, one that wants to talk after all does not', () => {
  const ready: Event = { type: 'readyChanged', clan: 'koi', ready: true, seenBy: 'all' };
  expect(soundsOf(entries(ready))).toEqual(['stamp']);
  expect(soundsOf(entries({ ...ready, ready: false }))).toEqual([]);
});
