import type { Event, State } from '@hinode/engine';
import type { Note, ShownNote, Whole } from '@hinode/wire';
import { expect, test } from 'vitest';
import { NOTHING_READ, read } from './reading.ts';

const event = (type: string): Event => ({ type, seenBy: 'all' }) as unknown as Event;
const whole: Whole = {
  type: 'table',
  rules: 'any',
  shape: 'any',
  seat: 'koi',
  at: 2,
  moves: 2,
  mayUndo: false,
  cells: [1, 2, 3],
  log: [
    { at: 0, event: event('teaBegan') },
    { at: 2, event: event('readyChanged') },
  ],
};
const first = () => read(NOTHING_READ, whole, 0);
const types = ({ log }: ReturnType<typeof first>) => log.map(({ event: { type } }) => type);

test('a change replaces what was there, and its events are appended to the log', () => {
  const change = {
    type: 'change',
    at: 3,
    moves: 3,
    mayUndo: true,
    cells: [1, 9],
    events: [event('teaEnded')],
  } as const;
  const later = read(first(), change, 0);
  expect(later.table).toMatchObject({ at: 3, moves: 3, mayUndo: true, seat: 'koi' });
  expect(later.table?.cells).toEqual(Int32Array.of(1, 9, 3) as State);
  expect(types(later)).toEqual(['teaBegan', 'readyChanged', 'teaEnded']);
});

test('what is taken back leaves the log', () => {
  const undone = read(first(), { type: 'change', at: 3, moves: 1, mayUndo: false, cells: [], events: [] }, 0);
  expect(types(undone)).toEqual(['teaBegan']);
});

test('a client that comes back keeps what is still valid in the log and gets the rest', () => {
  const rest = { ...whole, at: 5, moves: 3, kept: 1, log: [{ at: 3, event: event('teaEnded') }] };
  expect(types(read(first(), rest, 0))).toEqual(['teaBegan', 'teaEnded']);
  const { kept: _, ...anew } = rest;
  expect(types(read(first(), anew, 0))).toEqual(['teaEnded']);
});

test('notes are kept in order and only once, however often they arrive', () => {
  const note = (n: number, type: Note['type']): ShownNote => ({ n, when: 0, at: 0, note: { type } as Note });
  const heard = read(first(), { type: 'notes', notes: [note(0, 'paused'), note(1, 'resumed')] }, 0);
  const again = read(heard, { type: 'notes', notes: [note(1, 'resumed'), note(2, 'paused')] }, 0);
  expect(again.notes.map(({ n }) => n)).toEqual([0, 1, 2]);
});

test('the clock of the server is known by its difference from ours', () => {
  const seats = { type: 'seats', now: 5000, paused: false, seats: [], watching: 1 } as const;
  expect(read(first(), seats, 2000).clockOffset).toBe(3000);
});

test('when the seat last answered comes from the server, and from what the page saw', () => {
  const seats = { type: 'seats', now: 1000, paused: false, seats: [], watching: 0 } as const;
  const back = read(read(NOTHING_READ, { ...whole, answered: 1, answeredAt: 500 }, 0), seats, 0);
  const change = { type: 'change', at: 3, mayUndo: false, cells: [], events: [] } as const;
  const others = read(back, { ...change, moves: 3 }, 7);
  expect(others.table).toMatchObject({ answered: 1, answeredAt: 500 });
  expect(read(others, { ...change, moves: 4, answered: 4 }, 9).table).toMatchObject({
    answered: 4,
    answeredAt: 1009,
  });
  const undone = read(others, { ...change, moves: 0, answered: 0 }, 9);
  expect(undone.table).not.toHaveProperty('answered');
});
