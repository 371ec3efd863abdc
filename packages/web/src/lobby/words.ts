import type { ShownRoom } from '@hinode/wire';
import { useRead } from '../talk/memory.ts';

/** Has somebody said something there that this browser has not shown yet? */
export function hasNewWords({ id, words }: ShownRoom): boolean {
  if (words === undefined) return false;
  const { read } = useRead.getState();
  const seen = Object.entries(read).flatMap(([place, n]) => (place.startsWith(`${id} `) ? [n] : []));
  return words > Math.max(-1, ...seen);
}
