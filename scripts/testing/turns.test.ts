import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

test('the part whose turn it is writes at once, the others one after another when it is theirs', () => {
  const heard: string[] = [];
  const [first, second, third] = takeTurns(3, (words) => words && heard.push(words));
  second?.say('2a ');
  first?.say('1a ');
  expect(heard).toEqual(['1a ']);
  third?.say('3a ');
  third?.end();
  second?.say('2b ');
  first?.say('1b ');
  first?.end();
  expect(heard).toEqual(['1a ', '1b ', '2a 2b ']);
  second?.say('2c ');
  second?.end();
  expect(heard.join('')).toBe('1a 1b 2a 2b 2c 3a ');
});
