import { expect } from 'vitest';
import { openPostgresStore } from '../../store/postgres/postgres.ts';
import type { Store } from '../../store/store.ts';
import { nthSetup } from '../../testing/games.ts';
import { aGame } from '../../testing/store.ts';
import { expectRungOnce } from './played-game.ts';

/** Games that nobody plays, with clocks of this many milliseconds: each of them must ring once for every clan. */
export interface WoundClocks {
  /** Opens one more game of each kind, at one of these nodes. */
  wind(database: string, nodes: readonly string[]): Promise<void>;
  /** Resolves when all that were wound have rung. */
  haveRung(database: string): Promise<void>;
  expectRungOnce(store: Store): Promise<void>;
}

const KINDS = [1_000, 2_000, 4_000, 8_000];

export function newWoundClocks(seed: string): WoundClocks {
  const wound: { readonly id: string; readonly clans: readonly string[]; readonly move: number }[] = [];
  const ranOut = async (store: Store, id: string): Promise<readonly string[]> =>
    (await store.notes(id, 0))
      .flatMap(({ note }) => (note.type === 'time-ran-out' ? [note.clan] : []))
      .sort();
  return {
    wind: async (database, nodes) => {
      const store = await openPostgresStore(database);
      for (const move of KINDS) {
        const setup = nthSetup(`${seed} clocks`, wound.length);
        const id = await aGame(store, setup, undefined, { move, reserve: 0 });
        const { watch } = (await store.game(id)) ?? {};
        const answer = await fetch(`${nodes[wound.length % nodes.length]}api/watch/${watch}/view`);
        expect(answer.status).toBe(200);
        wound.push({ id, clans: setup.clans.toSorted(), move });
      }
      await store.close();
    },
    haveRung: async (database) => {
      const store = await openPostgresStore(database);
      for (const { id, clans } of wound) await expect.poll(() => ranOut(store, id)).toEqual(clans);
      await store.close();
    },
    expectRungOnce: async (store) => {
      for (const { id, clans, move } of wound) {
        expect(await ranOut(store, id)).toEqual(clans);
        const notes = await store.notes(id, 0);
        expectRungOnce(notes);
        // No earlier than it should, whoever's clock is ahead.
        const began = notes.find(({ note }) => note.type === 'began')?.when ?? 0;
        for (const { note, when } of notes)
          if (note.type === 'time-ran-out') expect(when - began).toBeGreaterThanOrEqual(move);
      }
    },
  };
}
