import { useEffect, useState } from 'react';
import { isStill } from '../app/motion.ts';
import { useRoute } from '../app/route.ts';
import { type Speed, useSettings } from '../app/settings.ts';
import type { Table } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';

/** How long each source stands, in milliseconds. */
const BEAT: Readonly<Record<Speed, number>> = { calm: 1600, quick: 640, off: 0 };

/** Where the count was shown already: whoever comes back from the map does not see it again. */
const counted = new WeakSet<Table>();

/** Goes through the steps of the count, from 0 to the last one. Any press shows the end at once. */
export function useCounting(last: number): number {
  const table = useTable();
  const speed = useSettings((settings) => settings.speed);
  const { page } = useRoute();
  // In a replay the count has been seen before.
  const seenAgain = page === 'replay' || page === 'again';
  const [at, setAt] = useState(() => (seenAgain || counted.has(table) || isStill(speed) ? last : 0));
  const done = at >= last;
  useEffect(() => {
    if (done) {
      counted.add(table);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), BEAT[speed]);
    const finish = (): void => setAt(last);
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, [at, done, last, speed, table]);
  return Math.min(at, last);
}
