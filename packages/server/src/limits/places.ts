/** A name that may hold a limited number of things at once. */
export interface Place {
  readonly name: string;
  readonly most: number;
}
export type GiveBack = () => void;

/** What is held at the same time, such as connections, by name. */
export interface Places {
  /** Takes one more under each name, or under none if one of them is full. */
  take(places: readonly Place[]): GiveBack | undefined;
}

export function newPlaces(): Places {
  const held = new Map<string, number>();
  const count = (name: string): number => held.get(name) ?? 0;
  const change = (name: string, by: number): void => {
    const now = count(name) + by;
    if (now === 0) held.delete(name);
    else held.set(name, now);
  };
  return {
    take: (places) => {
      if (places.some(({ name, most }) => count(name) >= most)) return undefined;
      for (const { name } of places) change(name, 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const { name } of places) change(name, -1);
      };
    },
  };
}
