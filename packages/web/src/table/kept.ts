import { useMemo, useRef } from 'react';

/**
 * A new value that equals the old one stays the same object, so that nothing that draws it has to look at it again. Returns the
 * newer value, composed of all parts of the older one that are equal.
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  return Array.isArray(now) ? keptList(before, now) : keptRecord(before, now);
}

function keptList<T>(before: object, now: T & readonly unknown[]): T {
  if (!Array.isArray(before)) return now;
  const list = now.map((item, i) => kept(before[i], item));
  const isSame = list.length === before.length && list.every((item, i) => item === before[i]);
  return (isSame ? before : list) as T;
}

function keptRecord<T>(before: object, now: T & object): T {
  if (Array.isArray(before)) return now;
  const older = before as Readonly<Record<string, unknown>>;
  const entries = Object.entries(now).map(([key, value]) => [key, kept(older[key], value)] as const);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => key in before && value === older[key]);
  return (isSame ? before : Object.fromEntries(entries)) as T;
}

/** The same object as in the last render, as long as it is equal. */
export function useKept<T>(now: T): T {
  const before = useRef(now);
  // A render that is never finished does no harm: its value is equal too.
  before.current = kept(before.current, now);
  return before.current;
}

/**
 * The same for a list whose elements come and go: each is compared with the one of the same name rather than the one in the same
 * place.
 */
export function useKeptList<T>(now: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const items = useKept(Object.fromEntries(now.map((item) => [nameOf(item), item])));
  return useMemo(() => Object.values(items), [items]);
}
