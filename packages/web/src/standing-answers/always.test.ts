import { expect, test } from 'vitest';
import { answerToHold, canHold, inAdvance, useAlways } from './always.ts';

const asked = (kind: 'move' | 'use' | 'ready' | 'bid') => ({ clan: 'koi', kind }) as const;

test('passing, using and being ready can be answered so from now on; moving a figure cannot', () => {
  expect(inAdvance({ clan: 'koi', type: 'pass' }, asked('move'), false)).toEqual({
    on: 'pass',
    kind: 'move',
  });
  expect(
    inAdvance({ clan: 'koi', type: 'use', ability: 'seppuku', value: false }, asked('use'), false),
  ).toEqual({
    on: 'use',
    ability: 'seppuku',
    value: false,
  });
  expect(inAdvance({ clan: 'koi', type: 'ready', value: true }, asked('ready'), false)).toEqual({
    on: 'tea',
  });
  expect(inAdvance({ clan: 'koi', type: 'ready', value: true }, asked('ready'), true)).toEqual({
    on: 'ready',
  });
  expect(inAdvance({ clan: 'koi', type: 'build', province: 'edo' }, asked('move'), false)).toBeUndefined();
  expect(canHold(asked('bid'))).toBe(false);
});

test('the wish applies to a single answer', () => {
  const pass = { clan: 'koi', type: 'pass' } as const;
  expect(answerToHold(pass, asked('move'), false)).toBeUndefined();
  useAlways.getState().want(true);
  expect(answerToHold(pass, asked('move'), false)).toEqual({ on: 'pass', kind: 'move' });
  expect(answerToHold(pass, asked('move'), false)).toBeUndefined();
});
