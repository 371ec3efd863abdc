import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's "back" puts away what lies over a page before it leaves the page. Whatever lies there has an entry of its
 * own in the history, for the same place: going back takes the entry, and what it stands for.
 */

/** What lies over the page, the uppermost last: how each is put away. */
const lying: (() => void)[] = [];

/** The page itself goes back, to be rid of entries that stand for nothing any more. */
let tidying = false;

/** How many things lie over the page where the history stands now. */
export function depth(): number {
  const state: unknown = history.state;
  const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : 0;
  return typeof over === 'number' ? over : 0;
}

/** As many entries as things. */
function settle(): void {
  if (tidying) return;
  while (depth() < lying.length) history.pushState({ over: depth() + 1 }, '');
  if (depth() === lying.length) return;
  tidying = true;
  history.go(lying.length - depth());
}

function went(): void {
  if (!tidying) for (const putAway of lying.slice(depth()).reverse()) putAway();
  tidying = false;
  setTimeout(settle);
}

function lay(putAway: () => void): () => void {
  addEventListener('popstate', went);
  lying.push(putAway);
  settle();
  return () => {
    lying.splice(lying.lastIndexOf(putAway), 1);
    // One thing may make room for the next.
    setTimeout(settle);
  };
}

/** While it lies over the page, "back" puts it away. */
export function useBack(putAway: () => void, lies = true): void {
  const away = useEffectEvent(putAway);
  useEffect(() => {
    if (!lies) return;
    return lay(() => away());
  }, [lies]);
}
