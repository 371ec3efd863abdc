import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Move } from '../moves/types.ts';
import { entryOf, isAnswer, logged } from './log.ts';

const event: Event = { type: 'seasonEnded', season: 'spring', seenBy: 'all' };

test('moves and entries have the same count until something was taken back', () => {
  expect(logged(4, 4, event)).toEqual({ at: 4, event });
  expect(logged(4, 7, event)).toEqual({ at: 4, entry: 7, event });
  expect(entryOf(logged(4, 4, event))).toBe(4);
  expect(entryOf(logged(4, 7, event))).toBe(7);
});

test('ready and pass may have come from nobody; every other move is somebody’s answer', () => {
  const move = (fields: Omit<Move, 'clan'>): Move => ({ clan: 'koi', ...fields }) as Move;
  expect(isAnswer(move({ type: 'ready' }))).toBe(false);
  expect(isAnswer(move({ type: 'pass' }))).toBe(false);
  expect(isAnswer(move({ type: 'use' }))).toBe(true);
});
