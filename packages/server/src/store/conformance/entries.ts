import type { Result } from '@hinode/engine';
import type { Entry } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Ending } from '../store.ts';
import { entry, gameIn, kept, type Open, some, WHEN } from './material.ts';

export function entriesAreKept(opened: Open): void {
  test('are read in the order they were made, from any number on', async () => {
    const store = await opened();
    const id = await gameIn(store);
    for (let n = 0; n < 12; n++)
      expect(await store.append(id, n, some(n, n + 1), `key ${n}`, WHEN)).toEqual({
        outcome: 'appended',
        count: n + 1,
      });
    expect(await store.append(id, 12, some(12, 15), undefined, WHEN)).toEqual({
      outcome: 'appended',
      count: 15,
    });
    expect(await store.entries(id, 0)).toEqual(some(0, 15));
    expect(await store.entries(id, 13)).toEqual(some(13, 15));
    expect(await store.entries(id, 15)).toEqual([]);
    expect(await store.entries(id, 99)).toEqual([]);
  });

  test('come back to the letter', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const entries: Entry[] = [
      { clan: 'koi', type: 'bid', seppuku: 0, hostage: 2, ronin: 0, poets: 7 },
      { clan: 'lotus', type: 'use', value: false },
      { undo: 1 },
    ];
    await store.append(id, 0, entries, undefined, WHEN);
    expect(JSON.stringify(await store.entries(id, 0))).toBe(JSON.stringify(entries));
  });

  test('are refused to somebody who has not seen them all, or more than there are', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 2), undefined, WHEN);
    for (const at of [0, 1, 3, 99])
      expect(await store.append(id, at, some(at, at + 1), `at ${at}`, WHEN)).toEqual({
        outcome: 'stale',
        count: 2,
      });
    expect(await store.entries(id, 0)).toEqual(some(0, 2));
  });

  test('are made once when a request comes again, also much later and with another number', async () => {
    const store = await opened();
    const id = await gameIn(store);
    await store.append(id, 0, some(0, 2), 'again', WHEN);
    await store.append(id, 2, some(2, 5), undefined, WHEN);
    for (const at of [0, 2, 5])
      expect(await store.append(id, at, some(at, at + 1), 'again', WHEN)).toEqual({
        outcome: 'already',
        count: 2,
      });
    expect(await store.entries(id, 0)).toEqual(some(0, 5));
  });

  test('are made once when a request comes twice in the same instant', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const answers = await Promise.all([1, 2, 3].map(() => store.append(id, 0, some(0, 1), 'twice', WHEN)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'already', 'already']);
    expect(await store.entries(id, 0)).toEqual(some(0, 1));
  });

  test('can be asked for again after they were refused as stale', async () => {
    const store = await opened();
    const id = await gameIn(store);
    expect((await store.append(id, 1, some(1, 2), 'key', WHEN)).outcome).toBe('stale');
    expect((await store.append(id, 0, some(0, 1), 'key', WHEN)).outcome).toBe('appended');
  });

  test('of one game have nothing to do with those of another, nor have their keys', async () => {
    const store = await opened();
    const ids = await Promise.all(Array.from({ length: 30 }, () => gameIn(store)));
    await Promise.all(ids.map((id, i) => store.append(id, 0, some(i, i + 2), 'the same key', WHEN)));
    const stale = await store.append(ids[0] ?? '', 0, some(0, 1), undefined, WHEN);
    expect(stale).toEqual({ outcome: 'stale', count: 2 });
    for (const [i, id] of ids.entries()) expect(await store.entries(id, 0)).toEqual(some(i, i + 2));
  });

  test('have one winner for each number when hundreds want it', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const wins: number[] = [];
    const contender = async (who: number): Promise<void> => {
      for (let at = 0; at < 20; ) {
        const { outcome, count } = await store.append(id, at, [entry(who)], `${who} ${at}`, WHEN);
        if (outcome === 'appended') wins[at] = who;
        at = count;
      }
    };
    await Promise.all(Array.from({ length: 300 }, (_, who) => contender(who)));
    expect(wins).toHaveLength(20);
    expect(await store.entries(id, 0)).toEqual(wins.map(entry));
  });

  test('are refused when they are not entries', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const bad = [[], [null], [3], [[]], ['pass'], [{ note: 'x'.repeat(5000) }], Array(1001).fill(entry(0))];
    for (const entries of bad)
      await expect(store.append(id, 0, entries as Entry[], undefined, WHEN)).rejects.toMatchObject({
        code: 'bad-input',
      });
    for (const at of [-1, 0.5, Number.NaN, 2 ** 60])
      await expect(store.append(id, at, some(0, 1), undefined, WHEN)).rejects.toMatchObject({
        code: 'bad-input',
      });
    for (const key of ['', 'x'.repeat(201)])
      await expect(store.append(id, 0, some(0, 1), key, WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    await expect(store.entries(id, -1)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.entries(id, 0)).toEqual([]);
  });

  test('of one request are all there or none', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const broken = [entry(0), null] as unknown as Entry[];
    await expect(store.append(id, 0, broken, 'key', WHEN)).rejects.toMatchObject({ code: 'bad-input' });
    expect(await store.append(id, 0, some(0, 2), 'key', WHEN)).toEqual({ outcome: 'appended', count: 2 });
  });

  test('are made while a neighbour in the same instant is refused', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const [first, lost, second] = await Promise.allSettled([
      store.append(id, 0, some(0, 1), undefined, WHEN),
      store.append(newId(), 0, some(0, 1), undefined, WHEN),
      store.append(id, 1, some(1, 2), undefined, WHEN),
    ]);
    expect([first?.status, lost?.status, second?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.entries(id, 0)).toEqual(some(0, 2));
  });

  test('say when they were made, whatever clocks do', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const created = (await store.game(id))?.createdAt ?? 0;
    const year = 365 * 24 * 3_600_000;
    const times = [created, created + 1, created + year, created - 5, 0];
    for (const [at, time] of times.entries()) await store.append(id, at, some(at, at + 1), undefined, time);
    await store.append(id, times.length, some(5, 7), undefined, WHEN);
    expect(await store.times(id)).toEqual([...times, WHEN, WHEN]);
    expect(await store.times(id, times.length - 1)).toEqual([0, WHEN, WHEN]);
    expect(await store.times(newId())).toEqual([]);
    for (const bad of [-1, 0.5, Number.NaN])
      await expect(store.append(id, 7, some(7, 8), undefined, bad)).rejects.toMatchObject({
        code: 'bad-input',
      });
  });

  test('end the game, or let it go on again, together with the last of them', async () => {
    const store = await opened();
    const id = await gameIn(store);
    const result = { winners: ['koi'], vp: { koi: 9 } } as unknown as Result;
    const over: Ending = { status: 'over', endedAt: WHEN, result };
    expect(await store.append(id, 7, some(7, 8), 'stale', WHEN, over)).toMatchObject({ outcome: 'stale' });
    expect(await store.game(id)).toMatchObject({ status: 'open', version: 1 });
    await store.append(id, 0, some(0, 1), 'last', WHEN, over);
    expect(await store.game(id)).toMatchObject({ ...over, version: 2 });
    await store.append(id, 1, some(1, 2), undefined, WHEN, { status: 'playing' });
    const again = await store.game(id);
    expect([again?.status, again?.endedAt, again?.result]).toEqual(['playing', undefined, undefined]);
    expect(await store.append(id, 2, some(2, 3), 'last', WHEN, over)).toMatchObject({ outcome: 'already' });
    expect((await store.game(id))?.status).toBe('playing');
    const never = { ...over, endedAt: -1 };
    await expect(store.append(id, 2, some(2, 3), undefined, WHEN, never)).rejects.toMatchObject({
      code: 'bad-input',
    });
    await store.addNotes(id, 0, [kept({ type: 'ended', how: 'agreed' })], undefined, {
      status: 'over',
      endedAt: WHEN,
    });
    expect(await store.game(id)).toMatchObject({ status: 'over', endedAt: WHEN });
  });
}
