import { useEffect, useState } from 'react';
import { type Asked, useAsked } from './use-asked.ts';

const SELDOM = 600_000;

/** What a server counts a few games of with every call: it is asked again as soon as it has answered, until all are counted. */
export function useCounted<T extends { readonly toCome: number }>(path: string): Asked<T> {
  const asked = useAsked<T>(path, SELDOM);
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
