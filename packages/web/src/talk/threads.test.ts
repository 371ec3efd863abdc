import type { Note, ShownNote } from '@hinode/wire';
import { expect, test } from 'vitest';
import { threadsOf, unreadIn } from './threads.ts';

const notes = (...all: readonly Note[]): ShownNote[] => all.map((note, n) => ({ n, when: n, at: 0, note }));

const TALK = notes(
  { type: 'said', from: 'koi', text: 'to all' },
  { type: 'said', from: 'koi', to: 'lotus', text: 'to Lotus' },
  { type: 'said', from: 'turtle', to: 'koi', text: 'to Koi' },
  { type: 'phrase', from: 'lotus', to: 'koi', phrase: { say: 'thanks' } },
  { type: 'time-ran-out', clan: 'turtle' },
  { type: 'muted', clan: 'koi', of: 'turtle', value: true },
);

const numbers = (thread: Parameters<ReturnType<typeof threadsOf>['get']>[0]): number[] | undefined =>
  threadsOf(TALK, 'koi')
    .get(thread)
    ?.map(({ n }) => n);

test('public messages and events are at the table, messages between two in their own thread', () => {
  expect(numbers('table')).toEqual([0, 4]);
  expect(numbers('lotus')).toEqual([1, 3]);
  expect(numbers('turtle')).toEqual([2]);
  expect(numbers('bonsai')).toBeUndefined();
});

test('deleted words leave their place empty', () => {
  const talk = notes({ type: 'said', from: 'koi', text: 'ugly' }, { type: 'struck', note: 0 });
  expect(threadsOf(talk, 'lotus').get('table')).toEqual([{ kind: 'words', n: 0, when: 0, from: 'koi' }]);
  const blanked = notes({ type: 'said', from: 'koi', text: '' });
  expect(threadsOf(blanked, 'lotus').get('table')).toEqual([{ kind: 'words', n: 0, when: 0, from: 'koi' }]);
});

test('the later messages of others are unread, but not my own, nor events, nor those of anybody muted', () => {
  const talk = notes(
    { type: 'said', from: 'koi', text: 'mine' },
    { type: 'said', from: 'lotus', text: 'read' },
    { type: 'said', from: 'lotus', text: 'new' },
    { type: 'said', from: 'turtle', text: 'muted' },
    { type: 'paused' },
  );
  const lines = threadsOf(talk, 'koi').get('table') ?? [];
  expect(unreadIn(lines, -1, 'koi', [])).toBe(3);
  expect(unreadIn(lines, 1, 'koi', [])).toBe(2);
  expect(unreadIn(lines, 1, 'koi', ['turtle'])).toBe(1);
});
