import type { Uninstall } from './abilities.ts';
import type { PlaceRules } from './hooks.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { get, PLACES_RULED, put } = layout;

/**
 * What stands at a place and changes the rules for all pieces there: a Monster, and whatever else comes to the map. Something that
 * affects the whole table stands everywhere.
 */
export interface Thing extends PlaceRules {
  readonly id: string;
  /** Can it come to the map in this game? If absent: always. */
  readonly isInGame?: (state: State) => boolean;
  /** Its owner at this place (NONE: nobody), or undefined if it does not stand there. */
  readonly ownerAt: (state: State, place: number) => number | undefined;
}

const things: Thing[] = [];

/** Call once, when a module loads: the list is filled when things are installed. */
export const allThings = (): readonly Thing[] => things;

/** Can anything in this game change the rules where it stands? In most games nothing can, and nothing needs to be searched. */
export const arePlacesRuled = (state: State): boolean => get(state, PLACES_RULED) === 1;

/** Records it, once it is known what the game is played with. */
export const notePlacesRuled = (state: State): void =>
  put(state, PLACES_RULED, things.some(({ isInGame }) => isInGame?.(state) !== false) ? 1 : 0);

export function installThings(declared: readonly Thing[]): Uninstall {
  things.push(...declared);
  return () => {
    for (const thing of declared) things.splice(things.indexOf(thing), 1);
  };
}
