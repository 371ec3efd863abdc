import { useMemo, useRef } from 'react';

/**
 * What comes new but says the same as before stays the same object: then nobody who draws it needs to look at it again.
 * Gives the newer value, made of everything of the older one that is equal.
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

/** The same object as when it was last drawn, as long as it says the same. */
export function useKept<T>(now: T): T {
  const before = useRef(now);
  // A picture that is never finished does no harm: it too is equal to what it is taken for.
  before.current = kept(before.current, now);
  return before.current;
}

/** The same for a list in which things come and go: each is compared with the one of its name, not with the one in its place. */
export function useKeptList<T>(now: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const items = useKept(Object.fromEntries(now.map((item) => [nameOf(item), item])));
  return useMemo(() => Object.values(items), [items]);
}
