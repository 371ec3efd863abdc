import type { GameRecord } from '@hinode/engine/records';
import type { KeptNote } from '@hinode/wire';
import { createStore, del, get, set, values } from 'idb-keyval';
import type { Seat } from '../table/table.ts';

/** The games kept in this browser: reloading or closing a tab loses nothing. */

export interface SavedGame {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly record: GameRecord;
  /** What was said at the table; absent in older games. */
  readonly notes?: readonly KeptNote[];
  /** When the last move was made, in milliseconds since 1970. */
  readonly savedAt: number;
}

const store = createStore('hinode', 'games');

export const saveGame = (game: SavedGame): Promise<void> => set(game.id, game, store);
export const savedGame = (id: string): Promise<SavedGame | undefined> => get(id, store);
/** The record of a game that is kept here. */
export async function recordKept(id: string): Promise<GameRecord> {
  const game = await savedGame(id);
  if (game === undefined) throw new Error('the game is no longer kept here');
  return game.record;
}

export const deleteGame = (id: string): Promise<void> => del(id, store);

/** Every game kept here, most recently played first. */
export async function savedGames(): Promise<SavedGame[]> {
  const games = await values<SavedGame>(store);
  return games.sort((a, b) => b.savedAt - a.savedAt);
}

/** The game to go on with: the most recent one that has not ended. */
export const gameToContinue = async (): Promise<SavedGame | undefined> =>
  (await savedGames()).find(({ record }) => record.result === undefined);
