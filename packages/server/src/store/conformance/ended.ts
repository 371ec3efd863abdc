import type { Result } from '@hinode/engine';
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { gameIn, type Open, WHEN } from './material.ts';

const RESULT: Result = { winners: ['koi'], vp: { koi: 40, lotus: 20 }, honor: ['koi', 'lotus'] };

async function ended(store: Store, endedAt: number, result?: Result): Promise<string> {
  const id = await gameIn(store);
  await store.updateGame(id, { status: 'over', endedAt, ...(result && { result }) }, 1);
  return id;
}

export function endedGamesAreKept(opened: Open): void {
  test('games that were played to their end are told from the latest back, and no others', async () => {
    const store = await opened();
    const first = await ended(store, WHEN, RESULT);
    await ended(store, WHEN + 1);
    await gameIn(store);
    const twins = [await ended(store, WHEN + 1, RESULT), await ended(store, WHEN + 1, RESULT)].sort();
    const last = await ended(store, WHEN + 2, RESULT);
    const before = async (endedAt: number, id: string, limit = 9) =>
      (await store.endedGames({ endedAt, id }, limit)).map((game) => game.id);
    expect(await before(WHEN + 9, '')).toEqual([last, twins[1], twins[0], first]);
    expect(await before(WHEN + 9, '', 2)).toEqual([last, twins[1]]);
    expect(await before(WHEN + 1, twins[1] ?? '')).toEqual([twins[0], first]);
    await store.updateGame(last, { status: 'playing' }, 2);
    expect(await before(WHEN + 9, '', 1)).toEqual([twins[1]]);
  });
}
