import { useDeferredValue, useEffect, useState } from 'react';

/**
 * If there is too much to draw at once, it arrives a few at a time, some with each frame, after anything more urgent. From then on
 * all of it is there. Returns how many there are by now.
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
