import type { Condition, ExploredHere } from '@hinode/wire';
import { useEffect, useState } from 'react';
import { type Asked, useAsked } from '../online/use-asked.ts';

const SELDOM = 600_000;

/** What wins in the games of the server. While it counts games it is asked again as soon as it has answered. */
export function useServerFigures(condition: Condition): Asked<ExploredHere> {
  const asked = useAsked<ExploredHere>(`explorer${queryOf(condition)}`, SELDOM);
  const { value, again } = asked;
  const toCome = value?.toCome ?? 0;
  const [last, setLast] = useState(0);
  useEffect(() => {
    // What no longer grows fewer is not waited for.
    if (toCome === 0 || toCome === last) return;
    setLast(toCome);
    again();
  }, [toCome, last, again]);
  return asked;
}

function queryOf(condition: Condition): string {
  const query = new URLSearchParams(
    Object.entries(condition).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  return query.size === 0 ? '' : `?${query}`;
}
