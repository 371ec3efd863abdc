import { useEffect, useState } from 'react';
import { type Route, useRoute } from '../app/route.ts';
import { type Branch, keptBranch } from './kept-branches.ts';
import { originalPlace } from './original-place.ts';

export interface FromOriginal {
  readonly branch: Branch;
  /** Where its original is seen again. */
  readonly original: Route;
}

/** Where the game that is played here came from, if it is a branch. */
export function useBranch(): FromOriginal | undefined {
  const route = useRoute();
  const id = route.page === 'game' ? route.id : undefined;
  const [found, setFound] = useState<FromOriginal>();
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const branch = id === undefined ? undefined : await keptBranch(id);
      const from = branch && { branch, original: await originalPlace(branch) };
      if (current) setFound(from);
    };
    // A browser that keeps nothing has no branches.
    void find().catch(() => setFound(undefined));
    return () => {
      current = false;
    };
  }, [id]);
  return found;
}
