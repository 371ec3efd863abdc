import { expect, test } from 'vitest';
import { isQuestionMark, letterOf } from './keys.ts';

test.each([
  ['English', 'z', 'KeyZ'],
  ['German, where Y and Z have changed places', 'z', 'KeyY'],
  ['Ukrainian', 'я', 'KeyZ'],
  ['Persian', 'ظ', 'KeyZ'],
  ['English with Shift', 'Z', 'KeyZ'],
])('a letter is the same key on every keyboard: %s', (_, key, code) => {
  expect(letterOf({ key, code })).toBe('z');
});

test('a key without a letter has none', () => {
  expect(letterOf({ key: 'Escape', code: 'Escape' })).toBe('escape');
  expect(letterOf({ key: '1', code: 'Digit1' })).toBe('digit1');
});

test('the question mark is that of the keyboard', () => {
  expect(isQuestionMark({ key: '?', code: 'Slash' })).toBe(true);
  expect(isQuestionMark({ key: '؟', code: 'Slash' })).toBe(true);
  expect(isQuestionMark({ key: '/', code: 'Slash' })).toBe(false);
});
