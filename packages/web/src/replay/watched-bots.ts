import { newSeed } from '../local/new-game.ts';
import type { toStart } from '../setup/draft.ts';
import { withCharacters } from '../setup/drawn-characters.ts';
import type { BotsGame } from './bots-playing.ts';

/** A game that only bots play: it is watched, and kept only as long as the page is open. */

/** Its address among the games that are seen again. */
export const BOTS = 'bots';

let watched: BotsGame | undefined;

export function watchBots({
  seats,
  seed = newSeed(),
  ...setup
}: ReturnType<typeof toStart> & { readonly seed?: string }): void {
  watched = {
    seats: withCharacters(seats, seed),
    setup: { ...setup, clans: seats.map(({ clan }) => clan), seed },
  };
}

export const watchedBots = (): BotsGame | undefined => watched;
