import type { Note, ShownNote } from '@hinode/wire';
import { expect, test } from 'vitest';
import { lastFailed } from './failed.ts';

const notesOf = (...notes: readonly Note[]): readonly ShownNote[] =>
  notes.map((note, n) => ({ n, when: 0, at: 7, note }));

const ASKED: Note = { type: 'asked', by: 'koi', about: { question: 'pause' } };
const NO: Note = { type: 'answered', by: 'lotus', choice: 'no' };
const DROPPED: Note = { type: 'dropped' };

test('a failed vote says what was asked, and who was against it', () => {
  expect(lastFailed(notesOf(ASKED, NO, DROPPED))).toEqual({
    n: 2,
    at: 7,
    question: 'pause',
    against: 'lotus',
  });
});

test('no vote has failed while the question is open, once something was agreed, or when it was withdrawn', () => {
  expect(lastFailed(notesOf(ASKED, NO))).toBeUndefined();
  expect(lastFailed(notesOf(ASKED, NO, DROPPED, ASKED))).toBeUndefined();
  expect(lastFailed(notesOf(ASKED, NO, DROPPED, ASKED, { type: 'paused' }))).toBeUndefined();
  expect(lastFailed(notesOf(ASKED, { type: 'answered', by: 'koi', choice: 'no' }, DROPPED))).toBeUndefined();
});
