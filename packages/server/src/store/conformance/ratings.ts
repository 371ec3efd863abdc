import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { gameIn, newGame, newSession, type Open, personIn, WHEN } from './material.ts';

const NOTHING = { rating: false, clans: false, games: false };
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
    expect(await store.shownOf(id)).toEqual(NOTHING);
    expect(await store.show(id, { rating: true })).toBe(true);
    const { id: profile, ...showing } = await store.shownOf(id);
    expect(showing).toEqual({ ...NOTHING, rating: true });
    expect(await store.shownNames([id, hidden, newId()])).toEqual(new Map([[id, { name, profile }]]));
    await store.ban(id, true);
    expect(await store.shownNames([id])).toEqual(new Map());
    expect(await store.show(newId(), { rating: true })).toBe(false);
    expect(await store.shownOf(newId())).toEqual(NOTHING);
  });

  test('a profile is found by an id of its own, as long as its owner shows something and is not shut out', async () => {
    const store = await opened();
    const { id, name } = newSession();
    await store.createSession({ ...newSession(), id, name });
    await store.show(id, { clans: true });
    const { id: profile = '' } = await store.shownOf(id);
    expect(profile).not.toBe('');
    expect(profile).not.toBe(id);
    expect(await store.byProfile(profile)).toEqual({ person: id, name, ...NOTHING, clans: true });
    await store.show(id, { games: true, clans: false });
    // What is not named stays, and so does the id.
    expect(await store.shownOf(id)).toEqual({ ...NOTHING, games: true, id: profile });
    expect((await store.shownNames([id])).size).toBe(0);
    await store.ban(id, true);
    expect(await store.byProfile(profile)).toBeUndefined();
    await store.ban(id, false);
    expect((await store.byProfile(profile))?.person).toBe(id);
    await store.show(id, { games: false });
    expect(await store.byProfile(profile)).toBeUndefined();
    await store.show(id, { games: true });
    expect((await store.shownOf(id)).id).not.toBe(profile);
    const { id: another = '' } = await store.shownOf(id);
    await store.deletePerson(id);
    expect(await store.byProfile(another)).toBeUndefined();
    expect(await store.byProfile('')).toBeUndefined();
  });
}
