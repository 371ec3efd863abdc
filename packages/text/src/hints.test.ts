import { expect, test } from 'vitest';
import { REASONS, whyMessage } from './hints.ts';
import { sourceOf } from './testing/sources.ts';
import { loadText } from './text.ts';

const text = await loadText('en');

const said = (why: Parameters<typeof whyMessage>[0]): string => {
  const { key, values } = whyMessage(why);
  return text.say(key, values);
};

test('a hint names the place or the thing', () => {
  expect(said({ reason: 'win-province', province: 'kyoto' })).toBe('To win Kyoto');
  expect(said({ reason: 'win-province' })).toBe('To win a province');
  expect(said({ reason: 'buy-strength', about: 'courage' })).toBe('Courage pays off');
});

test('…and how much better it is, if it is', () => {
  expect(said({ reason: 'win-province', province: 'kyoto', gain: 1.5 })).toBe(
    'To win Kyoto (about 1.5 VP better)',
  );
  expect(said({ reason: 'gain-honor', gain: 0 })).toBe('For the honor');
});

test('every reason of the bots has a text', () => {
  const [, list = ''] = /REASONS = \[([^\]]*)\]/.exec(sourceOf('bots/src/types.ts')) ?? [];
  const reasons = [...list.matchAll(/'([a-z-]+)'/g)].map(([, reason]) => reason);
  expect(reasons.length).toBeGreaterThan(10);
  expect([...REASONS]).toEqual(reasons);
});
