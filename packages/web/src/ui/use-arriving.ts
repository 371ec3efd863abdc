import { useDeferredValue, useEffect, useState } from 'react';

/**
 * What is too much to draw at once arrives a few at a time, a picture for each, and after whatever is more urgent. From then on all of it is there.
 * Gives how many there are by now.
 */
export function useArriving(all: number, atOnce: number): number {
  const [coming, setComing] = useState(0);
  const arrived = useDeferredValue(coming);
  useEffect(() => {
    if (all === 0 || arrived === Number.POSITIVE_INFINITY) return;
    const next = arrived + atOnce;
    setComing(next < all ? next : Number.POSITIVE_INFINITY);
  }, [arrived, all, atOnce]);
  return Math.min(arrived, all);
}
