import type { Route } from '../app/route.ts';
import { OPENED } from '../local/opened-record.ts';
import { savedGame } from '../local/saved-games.ts';
import { BOTS } from '../replay/watched-bots.ts';
import type { Branch } from './kept-branches.ts';

/** The address of the copy of its original that lies beside a branch, among the games that are seen again. */
const COPY = 'of-';

/** The branch whose original this is an address of. */
export const branchIn = (id: string): string | undefined =>
  id.startsWith(COPY) ? id.slice(COPY.length) : undefined;

/**
 * Where the original is seen again, at the moment where the branch began: where one came from; or, if that is no longer
 * there, the copy.
 */
export async function originalPlace({ id, from }: Branch): Promise<Route> {
  const copy = `${COPY}${id}`;
  if (from.page === 'replay' && !(await isKept(from.id))) return { ...from, id: copy };
  if (from.page === 'analysis' && !from.game.includes(':') && !(await isKept(from.game)))
    return { ...from, game: copy };
  return from;
}

const isKept = async (id: string): Promise<boolean> =>
  id !== OPENED && id !== BOTS && (await savedGame(id)) !== undefined;
