import { startTransition, useEffect, useState } from 'react';

/**
 * What is too much to draw at once arrives a few at a time, a picture for each. From then on all of it is there.
 * Gives how many there are by now.
 */
export function useArriving(all: number, atOnce: number): number {
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (all === 0 || arrived === Number.POSITIVE_INFINITY) return;
    const next = arrived + atOnce;
    startTransition(() => setArrived(next < all ? next : Number.POSITIVE_INFINITY));
  }, [arrived, all, atOnce]);
  return Math.min(arrived, all);
}
