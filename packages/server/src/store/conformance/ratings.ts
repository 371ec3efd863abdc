import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { gameIn, newGame, newSession, type Open, personIn, WHEN } from './material.ts';

const OPTIONS = newGame().options;

async function ended(store: Store, endedAt: number, rated: boolean): Promise<string> {
  const id = await gameIn(store, { options: { ...OPTIONS, rated } });
  await store.updateGame(id, { status: 'over', endedAt }, 1);
  return id;
}

export function ratedGamesAreKept(opened: Open): void {
  test('rated games are told in the order in which they ended, from anywhere, and no others', async () => {
    const store = await opened();
    const last = await ended(store, WHEN + 2, true);
    await ended(store, WHEN, false);
    await gameIn(store, { options: { ...OPTIONS, rated: true } });
    const twins = [await ended(store, WHEN + 1, true), await ended(store, WHEN + 1, true)].sort();
    const first = await ended(store, WHEN, true);
    const from = async (endedAt: number, id: string, until = WHEN + 9, limit = 9) =>
      (await store.ratedGames({ endedAt, id }, until, limit)).map((game) => game.id);
    expect(await from(0, '')).toEqual([first, ...twins, last]);
    expect(await from(0, '', WHEN + 9, 2)).toEqual([first, twins[0]]);
    expect(await from(WHEN + 1, twins[0] ?? '')).toEqual([twins[1], last]);
    expect(await from(0, '', WHEN + 1)).toEqual([first, ...twins]);
  });

  test('a person is seen only if they want to, and not while they are shut out', async () => {
    const store = await opened();
    const { id, name } = newSession();
    await store.createSession({ ...newSession(), id, name });
    const hidden = await personIn(store);
    expect(await store.isShown(id)).toBe(false);
    expect(await store.show(id, true)).toBe(true);
    expect(await store.isShown(id)).toBe(true);
    expect(await store.shownNames([id, hidden, newId()])).toEqual(new Map([[id, name]]));
    await store.ban(id, true);
    expect(await store.shownNames([id])).toEqual(new Map());
    expect(await store.show(newId(), true)).toBe(false);
  });
}
