import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { moveMessage } from './move-message.ts';

test.each([
  ['move', 'Say that you are done'],
  ['build', 'Build nothing'],
  ['hostage', 'Take nobody'],
  ['control', 'Pass'],
] as const)('to pass where it is asked to %s is to: %s', async (asked, said) => {
  const text = await loadText('en');
  expect(text.say(moveMessage({ clan: 'koi', type: 'pass' }, asked).key)).toBe(said);
});
