import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's "back" closes whatever lies over a page before it leaves the page. Each of these layers has its own entry in the
 * history, with the same address: going back removes the entry and closes the layer.
 */

/** The layers over the page, topmost last, each as the function that closes it. */
const lying: (() => void)[] = [];

/** The page itself is going back, to drop entries whose layer is gone. */
let tidying = false;

/** The number of layers that the current history entry stands for. */
export function depth(): number {
  const state: unknown = history.state;
  const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : 0;
  return typeof over === 'number' ? over : 0;
}

/** Makes the number of entries match the number of layers. */
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
    // One layer may be about to replace another.
    setTimeout(settle);
  };
}

/** While mounted, "back" closes this layer. */
export function useBack(putAway: () => void, lies = true): void {
  const away = useEffectEvent(putAway);
  useEffect(() => {
    if (!lies) return;
    return lay(() => away());
  }, [lies]);
}
