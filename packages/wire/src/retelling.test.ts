import { type Event, newGame } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import type { KeptNote, Note } from './notes.ts';
import { inOrder } from './retelling.ts';

const happened: Event[] = [];
newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'retelling' }, (event) =>
  happened.push(event),
);
const [first, second] = happened as [Event, Event];

const phrase = (from: 'koi' | 'lotus'): Note => ({ type: 'phrase', from, phrase: { say: 'thanks' } });
const kept = (at: number, note: Note): KeptNote => ({ when: 0, at, note });
const logged = (at: number, event: Event): LogEntry => ({ at, event });
const words = (from: 'koi' | 'lotus') => ({ words: { from, phrase: { say: 'thanks' } } });

const told = (log: readonly LogEntry[], notes: readonly KeptNote[]) => [...inOrder(log, notes)];

test('what was said before a move comes before what the move did, and what was said after it comes afterwards', () => {
  const log = [logged(1, first), logged(2, second)];
  expect(told(log, [kept(0, phrase('koi')), kept(1, phrase('lotus'))])).toEqual([
    words('koi'),
    { event: first },
    words('lotus'),
    { event: second },
  ]);
  expect(told(log, [kept(2, phrase('koi'))])).toEqual([{ event: first }, { event: second }, words('koi')]);
});

test('without notes only what happened is told, and without moves only what was said', () => {
  expect(told([logged(1, first)], [])).toEqual([{ event: first }]);
  expect(told([], [kept(0, phrase('koi')), kept(0, phrase('lotus'))])).toEqual([
    words('koi'),
    words('lotus'),
  ]);
});

test('only phrases are told: what people write to one another is not for bots', () => {
  const said: Note = { type: 'said', from: 'koi', text: 'a word' };
  expect(told([logged(1, first)], [kept(0, said), kept(0, phrase('lotus')), kept(1, said)])).toEqual([
    words('lotus'),
    { event: first },
  ]);
});

test('after an undo, notes are placed by the entries of the game, not by its moves', () => {
  const again: LogEntry = { at: 1, entry: 3, event: second };
  expect(told([logged(1, first), again], [kept(2, phrase('koi'))])).toEqual([
    { event: first },
    words('koi'),
    { event: second },
  ]);
});
