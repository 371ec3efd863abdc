import { expect, test } from 'vitest';
import { readSeats } from './seats.ts';

test('a seat is a level or a command line', () => {
  expect(readSeats('python3 my_bot.py,samurai, random')).toEqual([
    { command: ['python3', 'my_bot.py'], typed: 'python3 my_bot.py' },
    { level: 'samurai' },
    { level: 'random' },
  ]);
});

test('quotes keep words together, and nothing else is special', () => {
  const [seat] = readSeats(`"my bots/a,b.py" --say='it is "so"' C:\\bots\\x '' $HOME,random,random`);
  expect(seat).toMatchObject({
    command: ['my bots/a,b.py', '--say=it is "so"', 'C:\\bots\\x', '', '$HOME'],
  });
});

test('a command with the name of a level is written in quotes', () => {
  expect(readSeats(`'samurai',random,random`)[0]).toEqual({ command: ['samurai'], typed: "'samurai'" });
});

test.each([
  ['', '--seats must say who plays'],
  ['samurai,random', '--seats needs 3 to 5 bots, not 2'],
  ['random,random,random,random,random,random', '--seats needs 3 to 5 bots, not 6'],
  ['samurai,,random', '--seats names nobody for seat 2'],
  ['samurai,random,', '--seats names nobody for seat 3'],
  [`samurai,random,''`, '--seats names nobody for seat 3'],
  ['python3 "my bot.py,samurai,random', '--seats has a " that is not closed'],
])('seats %j are refused', (typed, words) => {
  expect(() => readSeats(typed)).toThrow(words);
});
