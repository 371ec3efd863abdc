import type { KeptNote } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { gameIn, kept, type Open, said, some, WHEN } from './material.ts';

export function notesAreKept(opened: Open): void {
  test('come back to the letter, in order, from any number on', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const notes: KeptNote[] = [
      kept({ type: 'said', from: 'koi', to: 'lotus', text: 'سلام, 花 "quoted" \\ \u0007' }, 0, WHEN),
      kept(
        { type: 'phrase', from: 'lotus', phrase: { say: 'stay-out', province: 'kyoto' }, promise: true },
        7,
      ),
      kept({ type: 'paused' }, 8, WHEN + 40 * 24 * 3_600_000),
      kept({ type: 'resumed', by: 'koi' }, 8, 5),
    ];
    expect(await store.addNotes(id, 0, notes.slice(0, 3))).toEqual({ outcome: 'appended', count: 3 });
    expect(await store.addNotes(id, 3, notes.slice(3))).toEqual({ outcome: 'appended', count: 4 });
    expect(JSON.stringify(await store.notes(id, 0))).toBe(JSON.stringify(notes));
    expect(await store.notes(id, 3)).toEqual(notes.slice(3));
    expect(await store.notes(id, 4)).toEqual([]);
  });

  test('belong to a game that is there', async () => {
    const store = await opened();
    expect(await store.notes(newId(), 0)).toEqual([]);
    await expect(store.addNotes(newId(), 0, [said('hello')])).rejects.toMatchObject({ code: 'no-such-game' });
  });

  test('are refused to somebody who has not heard them all', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.addNotes(id, 0, [said('one'), said('two')]);
    for (const n of [0, 1, 3])
      expect(await store.addNotes(id, n, [said('three')])).toEqual({ outcome: 'stale', count: 2 });
    expect(await store.notes(id, 0)).toEqual([said('one'), said('two')]);
  });

  test('are made once when a request comes again; the keys of entries are others', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 5), 'key', WHEN);
    expect(await store.addNotes(id, 0, [said('one')], 'key')).toEqual({ outcome: 'appended', count: 1 });
    expect(await store.addNotes(id, 1, [said('one')], 'key')).toEqual({ outcome: 'already', count: 1 });
    expect(await store.append(id, 5, some(5, 6), 'key', WHEN)).toEqual({ outcome: 'already', count: 5 });
    expect(await store.notes(id, 0)).toEqual([said('one')]);
  });

  test('have nothing to do with the entries beside them', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 3), undefined, WHEN);
    await store.addNotes(id, 0, [said('one')]);
    expect(await store.append(id, 3, some(3, 4), undefined, WHEN)).toEqual({ outcome: 'appended', count: 4 });
    expect(await store.game(id)).toMatchObject({ count: 4, version: 1 });
  });

  test('have one winner for each number when many want it', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, who) => store.addNotes(id, 0, [said(`${who}`)], `${who}`)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
    expect(await store.notes(id, 0)).toHaveLength(1);
  });

  test('are refused when they are not notes', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const note = said('x');
    const bad = [
      [],
      [null],
      [{ ...note, when: -1 }],
      [{ ...note, when: 0.5 }],
      [{ ...note, at: -1 }],
      [{ when: WHEN, at: 0 }],
      [{ ...note, note: 'paused' }],
      [said('x'.repeat(5000))],
      Array(1001).fill(note),
    ];
    for (const notes of bad)
      await expect(store.addNotes(id, 0, notes as KeptNote[])).rejects.toMatchObject({ code: 'bad-input' });
    for (const n of [-1, 0.5])
      await expect(store.addNotes(id, n, [note])).rejects.toMatchObject({ code: 'bad-input' });
    for (const key of ['', 'x'.repeat(201)])
      await expect(store.addNotes(id, 0, [note], key)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.notes(id, -1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.notes(id, 0)).toEqual([]);
  });
}
