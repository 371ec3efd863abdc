import { setImmediate } from 'node:timers/promises';
import type { EndedGameMark, Store } from '../store/store.ts';
import { placesIn } from './places.ts';
import { newStandings, type Standings } from './standings.ts';

/** The standings of a stretch of time, folded as far as its games have ended. */
export interface Folding {
  /** With all games that ended up to that time. */
  upTo(time: number): Promise<Standings>;
}

const GAMES_AT_ONCE = 100;

/** Folds the rated games that ended from one time until before another. */
export function foldingOf(
  store: Pick<Store, 'ratedGames' | 'notes'>,
  since: number,
  until = Number.MAX_SAFE_INTEGER,
): Folding {
  const standings = newStandings();
  let last: EndedGameMark = { endedAt: since, id: '' };
  let reading: Promise<void> | undefined;

  const readOn = async (time: number): Promise<void> => {
    for (;;) {
      const games = await store.ratedGames(last, time, GAMES_AT_ONCE);
      for (const game of games) {
        const placed = placesIn(game, await store.notes(game.id, 0));
        if (placed !== undefined) standings.add(placed);
        last = { endedAt: game.endedAt ?? 0, id: game.id };
      }
      if (games.length < GAMES_AT_ONCE) return;
      await setImmediate();
    }
  };

  return {
    upTo: async (time) => {
      // Whoever asks meanwhile waits for the same.
      reading ??= readOn(Math.min(time, until - 1)).finally(() => {
        reading = undefined;
      });
      await reading;
      return standings;
    },
  };
}
