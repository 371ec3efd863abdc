import type { RankedClan } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import { createStore, del, get, set, values } from 'idb-keyval';
import type { Route } from '../app/route.ts';
import type { Where } from '../home/where.ts';
import { gameName } from '../local/game-name.ts';
import { savedGame } from '../local/saved-games.ts';
import type { ReplayedGame } from '../replay/replay-table.ts';

/**
 * A branch is a game that somebody played on from a moment of another one, the original. It is kept as any game is; where it came from is
 * kept beside it, under the same id, with the original: that may be deleted, online, or a file.
 */

export interface Branch {
  /** Of the game that began there. */
  readonly id: string;
  /** Where one was when it began. */
  readonly from: Route;
  /** After so many moves. */
  readonly at: number;
  readonly where: Where;
  readonly original: Original;
  /** In milliseconds since 1970. */
  readonly begunAt: number;
}

export interface Original extends Omit<ReplayedGame, 'engine'> {
  /** How it ended; or, if it did not, how the clans stood at its last move. */
  readonly standing: readonly RankedClan[];
}

const store = createStore('hinode-branches', 'branches');

export const keepBranch = (branch: Branch): Promise<void> => set(branch.id, branch, store);
export const keptBranch = (id: string): Promise<Branch | undefined> => get(id, store);

/** The branches of a game, wherever it is kept, the latest first. */
export async function branchesOf(record: GameRecord): Promise<Branch[]> {
  const name = gameName(record);
  const branches = await keptBranches();
  return branches
    .filter(({ original }) => gameName(original.record) === name)
    .sort((one, other) => other.begunAt - one.begunAt);
}

/** What lies beside a game that was deleted goes after it, as soon as somebody looks. */
async function keptBranches(): Promise<Branch[]> {
  const all = await values<Branch>(store);
  const kept = await Promise.all(all.map(async ({ id }) => (await savedGame(id)) !== undefined));
  await Promise.all(all.filter((_, i) => !kept[i]).map(({ id }) => del(id, store)));
  return all.filter((_, i) => kept[i]);
}
