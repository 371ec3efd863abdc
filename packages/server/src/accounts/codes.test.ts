import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { newCode, newGuesses, readCode } from './codes.ts';

const WHILE = 15 * 60_000;

test('a code has eight signs that are not taken for one another, and is read however it is typed', () => {
  for (let n = 0; n < 200; n++) {
    const code = newCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(readCode(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4).toLowerCase()} `)).toBe(code);
    expect(readCode(`${code.slice(0, 4)}-${code.slice(4)}`)).toBe(code);
  }
});

test('whoever guesses from one place is stopped, others are not, and after a while it is forgotten', () => {
  let now = 0;
  const guesses = newGuesses(LIMITS.codes, () => now);
  for (let n = 0; n < 10; n++) {
    expect(guesses.mayTry('here')).toBe(true);
    guesses.wrong('here');
  }
  expect(guesses.mayTry('here')).toBe(false);
  expect(guesses.mayTry('elsewhere')).toBe(true);
  now = WHILE;
  expect(guesses.mayTry('here')).toBe(true);
});

test('all places together are stopped too', () => {
  const guesses = newGuesses(LIMITS.codes, () => 0);
  for (let n = 0; n < 1_000; n++) guesses.wrong(`place ${n}`);
  expect(guesses.mayTry('another place')).toBe(false);
});
