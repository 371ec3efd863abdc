import type { Setup } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import { randomHex } from '../app/random-hex.ts';
import { withCharacters } from '../setup/drawn-characters.ts';
import { type SavedGame, saveGame } from './saved-games.ts';

/** Starts games that are kept in this browser. */

export const newSeed = (): string => randomHex(128);

/** Stores a game under a new id and returns the id. */
export async function keepGame(game: Pick<SavedGame, 'seats' | 'record'>): Promise<string> {
  const id = randomHex(64);
  await saveGame({ id, ...game, savedAt: Date.now() });
  return id;
}

/** The record of a game in which nothing has happened yet. Written out here because the home page does not load the rules. */
const blank = (setup: Setup): GameRecord => ({
  format: 'hinode-record',
  rules: RULES_VERSION,
  setup,
  entries: [],
});

type NewGame = Omit<Setup, 'clans' | 'seed'> & Pick<SavedGame, 'seats'> & { readonly seed?: string };

/** Starts a game with these seats and returns its id. */
export const startLocalGame = ({ seats, seed = newSeed(), ...setup }: NewGame): Promise<string> =>
  keepGame({
    seats: withCharacters(seats, seed),
    record: blank({ clans: seats.map(({ clan }) => clan), ...setup, seed }),
  });

/** The same people and the same setup, with a new shuffle. */
export const rematch = ({ seats, record }: Pick<SavedGame, 'seats' | 'record'>): Promise<string> =>
  keepGame({ seats, record: blank({ ...record.setup, seed: newSeed() }) });
