import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { NewReport, Store } from '../store.ts';
import { gameIn, kept, type Open, said, WHEN } from './material.ts';

export function wordsAreStruck(opened: Open): void {
  test('can be taken away for ever; everything else about the note stays', async () => {
    const store = await opened();
    const [id, other] = [await gameIn(store), await gameIn(store)];
    const whisper = kept({ type: 'said', from: 'lotus', to: 'koi', text: 'unbearable' }, 3);
    const notes = [said('hello'), whisper, said('hello again')];
    for (const game of [id, other]) await store.addNotes(game, 0, notes);
    expect(await store.strike(id, 1)).toBe(true);
    const struck = kept({ type: 'said', from: 'lotus', to: 'koi', text: '' }, 3);
    expect(await store.notes(id, 0)).toEqual([notes[0], struck, notes[2]]);
    expect(await store.notes(other, 0)).toEqual(notes);
    // Once more does no harm.
    expect(await store.strike(id, 1)).toBe(true);
  });

  test('are not there to be taken from a note without any', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const notes = [
      kept({ type: 'phrase', from: 'koi', phrase: { say: 'thanks' } }),
      kept({ type: 'paused' }),
    ];
    await store.addNotes(id, 0, notes);
    for (const [game, note] of [
      [id, 0],
      [id, 1],
      [id, 2],
      [newId(), 0],
    ] as const)
      expect(await store.strike(game, note)).toBe(false);
    expect(await store.notes(id, 0)).toEqual(notes);
    await expect(store.strike(id, -1)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('are kept so long after the end of a game, and for ever while it goes on', async () => {
    const store = await opened();
    const texts = async (id: string) =>
      (await store.notes(id, 0)).map(({ note }) => ('text' in note ? note.text : note.type));
    const [early, late, playing, back] = await Promise.all([1, 2, 3, 4].map(() => gameIn(store)));
    for (const id of [early, late, playing, back])
      await store.addNotes(id ?? '', 0, [said('words'), kept({ type: 'paused' }), said('more')]);
    await endedAt(store, early ?? '', WHEN + 1);
    await endedAt(store, late ?? '', WHEN + 2);
    await endedAt(store, back ?? '', WHEN + 1);
    await store.updateGame(back ?? '', { status: 'playing' }, 2);

    expect(await store.dropTalk(WHEN + 1)).toBe(0);
    expect(await store.dropTalk(WHEN + 2)).toBe(2);
    expect(await store.dropTalk(WHEN + 2)).toBe(0);
    expect(await texts(early ?? '')).toEqual(['', 'paused', '']);
    for (const id of [late, playing, back])
      expect(await texts(id ?? '')).toEqual(['words', 'paused', 'more']);
    await expect(store.dropTalk(Number.NaN)).rejects.toMatchObject({ code: 'bad-input' });
  });
}

const endedAt = (store: Store, id: string, time: number): Promise<boolean> =>
  store.updateGame(id, { status: 'over', endedAt: time }, 1);

export function reportsAreKept(opened: Open): void {
  const newReport = (game: string, change: Partial<NewReport> = {}): NewReport => ({
    game,
    note: 4,
    by: 'koi',
    words: 'This is too much.',
    when: WHEN,
    ...change,
  });

  test('is listed, the oldest first, until it is dropped', async () => {
    const store = await opened();
    const [one, other] = [await gameIn(store), await gameIn(store)];
    const young = newReport(one, { when: WHEN + 9 });
    const old = newReport(other, { words: '' });
    const ids = [await store.addReport(young), await store.addReport(old)];
    const [youngId, oldId] = ids;
    expect(await store.reports(10)).toEqual([
      { ...old, id: oldId },
      { ...young, id: youngId },
    ]);
    expect(await store.reports(1)).toEqual([{ ...old, id: oldId }]);
    expect(await store.dropReport(oldId ?? '')).toBe(true);
    expect(await store.dropReport(oldId ?? '')).toBe(false);
    expect(await store.reports(10)).toEqual([{ ...young, id: youngId }]);
  });

  test('of the same note by the same clan takes the place of the first', async () => {
    const store = await opened();
    const game = await gameIn(store);
    await store.addReport(newReport(game));
    const again = newReport(game, { words: 'I mean it.', when: WHEN + 1 });
    const id = await store.addReport(again);
    expect(await store.reports(10)).toEqual([{ ...again, id }]);
    await store.addReport(newReport(game, { by: 'lotus' }));
    await store.addReport(newReport(game, { note: 5 }));
    expect(await store.reports(10)).toHaveLength(3);
  });

  test('needs a game, a note, a clan and a time, and few words', async () => {
    const store = await opened();
    const game = await gameIn(store);
    await expect(store.addReport(newReport(newId()))).rejects.toMatchObject({ code: 'no-such-game' });
    const nobody = JSON.parse('{ "by": "nobody" }');
    for (const bad of [{ note: -1 }, nobody, { words: 'x'.repeat(1025) }, { when: 0.5 }])
      await expect(store.addReport(newReport(game, bad))).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.reports(-1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.reports(10)).toEqual([]);
  });
}
