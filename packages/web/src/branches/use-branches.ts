import { type RankedClan, ranking } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { Message } from '@hinode/text';
import { useEffect, useState } from 'react';
import { progressOf } from '../home/progress.ts';
import { savedGame } from '../local/saved-games.ts';
import type { Seat } from '../table/table.ts';
import { type Branch, branchesOf } from './kept-branches.ts';

/** A branch, and how far its game is. */
export interface BranchHere {
  readonly branch: Branch;
  readonly seats: readonly Seat[];
  /** Where it stands, in words. */
  readonly stands: Message;
  /** How it ended. */
  readonly standing?: readonly RankedClan[];
}

const NONE: readonly BranchHere[] = [];

/** The branches of a game that are kept in this browser, the latest first. */
export function useBranches(record: GameRecord): readonly BranchHere[] {
  const [branches, setBranches] = useState(NONE);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const found = await Promise.all((await branchesOf(record)).map(hereOf));
      if (current) setBranches(found.flat());
    };
    // A browser that keeps nothing has no branches.
    void find().catch(() => setBranches(NONE));
    return () => {
      current = false;
    };
  }, [record]);
  return branches;
}

/** None if its game was deleted, or made under rules that are not known here. */
async function hereOf(branch: Branch): Promise<readonly BranchHere[]> {
  const game = await savedGame(branch.id);
  const progress = game && (await progressOf(game));
  if (game === undefined || progress === undefined) return NONE;
  const { seats, record } = game;
  const standing = record.result && ranking(record.result);
  return [{ branch, seats, stands: progress.message, ...(standing && { standing }) }];
}
