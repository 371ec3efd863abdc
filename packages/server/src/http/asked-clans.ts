import type { ClanId } from '@hinode/engine';
import type { Glance } from '@hinode/wire';
import type { Store, StoredGame } from '../store/store.ts';
import { newGlances } from './glances.ts';

/** The clans that are asked now in a running game. */
export type AskedClans = (game: StoredGame) => Promise<readonly ClanId[] | undefined>;

export const askedIn = ({ asked }: Glance): readonly ClanId[] => [...new Set(asked.map(({ clan }) => clan))];

export function newAskedClans(store: Pick<Store, 'entries' | 'times' | 'notes'>): AskedClans {
  const glances = newGlances(store);
  return async (game) => {
    const glanced = await glances(game);
    return glanced && askedIn(glanced.glance);
  };
}
