import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { entry, gameIn, newGame, newSession, type Open, SETUP, said, some, WHEN } from './material.ts';

export function theStoreItself(opened: Open): void {
  test('knows everything again after it was closed', async () => {
    const place = newId();
    const first = await opened(place);
    const id = await gameIn(first);
    const session = newSession();
    await first.createSession(session);
    await first.updateGame(id, { status: 'playing', setup: SETUP }, 1);
    await first.append(id, 0, some(0, 7), 'key', WHEN);
    await first.close();

    const second = await opened(place);
    expect(await second.game(id)).toMatchObject({ status: 'playing', setup: SETUP, version: 2, count: 7 });
    expect(await second.entries(id, 0)).toEqual(some(0, 7));
    expect(await second.session(session.tokenHash)).toEqual({
      ...session,
      banned: false,
      seenAt: session.createdAt,
    });
    expect(await second.append(id, 0, some(0, 7), 'key', WHEN)).toEqual({ outcome: 'already', count: 7 });
    expect(await second.append(id, 7, some(7, 8), undefined, WHEN)).toEqual({
      outcome: 'appended',
      count: 8,
    });
  });

  test('finishes what was asked before it was closed, and refuses what comes after', async () => {
    const place = newId();
    const store = await opened(place);
    const id = await gameIn(store);
    const last = store.append(id, 0, some(0, 1), undefined, WHEN);
    await store.close();
    expect(await last).toEqual({ outcome: 'appended', count: 1 });
    await store.close();
    for (const late of [
      store.append(id, 1, some(1, 2), undefined, WHEN),
      store.game(id),
      store.openGames(5),
      store.entries(id, 0),
      store.session('x'),
      store.createGame(newGame()),
      store.deletePerson(newId()),
      store.addNotes(id, 0, [said('late')]),
      store.notes(id, 0),
      store.playing(),
      store.backup(newId()),
    ])
      await expect(late).rejects.toMatchObject({ code: 'store-closed' });
    expect(await (await opened(place)).entries(id, 0)).toEqual(some(0, 1));
  });

  test('finishes also what a crowd asked just before it was closed', async () => {
    const place = newId();
    const store = await opened(place);
    const ids = await Promise.all(Array.from({ length: 200 }, () => gameIn(store)));
    const asked: Promise<unknown>[] = [];
    for (let at = 0; at < 3; at++) {
      for (const id of ids) asked.push(store.append(id, at, some(at, at + 1), undefined, WHEN));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await store.close();
    expect(await Promise.all(asked)).toHaveLength(600);
    const again = await opened(place);
    for (const id of ids) expect(await again.entries(id, 0)).toEqual(some(0, 3));
  });

  test('may be open twice: whoever is slower is told', async () => {
    const place = newId();
    const [one, other] = [await opened(place), await opened(place)];
    const id = await gameIn(one);
    const wins = { one: 0, other: 0 };
    const contender = async (store: Store, who: keyof typeof wins): Promise<void> => {
      for (let at = 0; at < 40; ) {
        const { outcome, count } = await store.append(id, at, [entry(at)], undefined, WHEN);
        if (outcome === 'appended') wins[who]++;
        at = count;
      }
    };
    await Promise.all([contender(one, 'one'), contender(other, 'other')]);
    expect(wins.one + wins.other).toBe(40);
    expect(await other.entries(id, 0)).toEqual(some(0, 40));
    expect(await one.entries(id, 0)).toEqual(some(0, 40));
  });

  test('notes when it swept, and can be tried out', async () => {
    const store = await opened();
    expect(await store.sweptAt()).toBeUndefined();
    await store.noteSweep(WHEN);
    await store.tryOut(WHEN + 1);
    expect(await store.sweptAt()).toBe(WHEN);
    await store.noteSweep(0);
    expect(await store.sweptAt()).toBe(0);
    await expect(store.noteSweep(-1)).rejects.toMatchObject({ code: 'bad-input' });
    await store.close();
    await expect(store.tryOut(WHEN)).rejects.toMatchObject({ code: 'store-closed' });
  });
}
