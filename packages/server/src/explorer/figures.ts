import { setImmediate } from 'node:timers/promises';
import { type Condition, type ExploredHere, type Explorer, newExplorer, type Outline } from '@hinode/wire';
import type { Store, StoredGame } from '../store/store.ts';
import { endedGamesIn, outlineOfStored } from './outlines.ts';

/** What wins on this server: figures of many games, and of no person. */
export interface Figures {
  /** Folds some more games, if there are any that were not folded before, and tells what is known. */
  explored(condition: Condition): Promise<ExploredHere>;
}

interface FiguresOptions {
  readonly store: Pick<Store, 'endedGames' | 'entries'>;
  readonly now: () => number;
}

/** The latest games say how it is played here, and need not be folded for ever. */
const MOST_GAMES = 2_000;
/** Each takes some milliseconds: others get their turn in between, and whoever waits is told how far it is. */
const GAMES_AT_ONCE = 40;
/** So long figures stay as they are. */
const HOUR = 3_600_000;
/** Of fewer games nothing is told: who was there would know too well whose they are. */
const LEAST_GAMES = 10;

type Ended = Pick<StoredGame, 'id' | 'endedAt'>;

/** A game that goes on again and ends anew is another one. */
const keyOf = ({ id, endedAt }: Ended): string => `${id} ${endedAt}`;

export function newFigures({ store, now }: FiguresOptions): Figures {
  let known = new Map<string, Outline | undefined>();
  let explorer: Explorer = newExplorer();
  let toFold: StoredGame[] = [];
  let lookedAt: number | undefined;
  let reading: Promise<void> | undefined;

  const lookAgain = async (): Promise<void> => {
    const still = new Map<string, Outline | undefined>();
    const found: StoredGame[] = [];
    const fresh = newExplorer();
    let games = 0;
    for await (const game of endedGamesIn(store)) {
      const outline = known.get(keyOf(game));
      if (known.has(keyOf(game))) still.set(keyOf(game), outline);
      else found.push(game);
      if (outline !== undefined) fresh.add(outline);
      if (++games === MOST_GAMES) break;
    }
    known = still;
    explorer = fresh;
    toFold = found;
    lookedAt = now();
  };
  const readOn = async (): Promise<void> => {
    if (lookedAt === undefined || now() - lookedAt >= HOUR) await lookAgain();
    for (const game of toFold.splice(0, GAMES_AT_ONCE)) {
      const outline = await outlineOfStored(store, game);
      known.set(keyOf(game), outline);
      if (outline !== undefined) explorer.add(outline);
      await setImmediate();
    }
  };

  return {
    explored: async (condition) => {
      // Whoever asks meanwhile waits for the same.
      reading ??= readOn().finally(() => {
        reading = undefined;
      });
      await reading;
      const found = explorer.under(condition);
      const wins = found.games < LEAST_GAMES ? newExplorer().under({}).wins : found.wins;
      return { explored: { ...found, wins }, least: LEAST_GAMES, toCome: toFold.length };
    },
  };
}
