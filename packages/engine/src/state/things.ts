import type { Uninstall } from './abilities.ts';
import type { PlaceRules } from './hooks.ts';
import type { State } from './layout.ts';

/**
 * What stands at a place and changes the rules for all pieces there: a Monster, and whatever else comes to the map. Something
 * that holds for the whole table stands everywhere.
 */
export interface Thing extends PlaceRules {
  readonly id: string;
  /** Has it left the box? Until then nobody has to look for it place by place. Without this: always. */
  readonly isOut?: (state: State) => boolean;
  /** Whose it is at this place (NONE: nobody's), or undefined where it does not stand. */
  readonly ownerAt: (state: State, place: number) => number | undefined;
}

const things: Thing[] = [];

/** Ask once, when a module loads: the list is filled when things are installed. */
export const allThings = (): readonly Thing[] => things;

/** Does anything in this game change the rules where it stands? In most games nothing does. */
export function isAnythingOut(state: State): boolean {
  for (let i = 0; i < things.length; i++) if ((things[i] as Thing).isOut?.(state) !== false) return true;
  return false;
}

export function installThings(declared: readonly Thing[]): Uninstall {
  things.push(...declared);
  return () => {
    for (const thing of declared) things.splice(things.indexOf(thing), 1);
  };
}
