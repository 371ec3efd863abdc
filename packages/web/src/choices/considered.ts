import { create } from 'zustand';
import { type Pick, pickKey } from './picks.ts';

/**
 * What is looked at: hovered or focused, in the dock or on the map. Kept apart from what is chosen, because it changes with every
 * step of the mouse: then only what is looked at is drawn anew, not the whole table.
 */
export const useConsidered = create<{ readonly pick?: Pick }>()(() => ({}));

export const consider = (pick: Pick | undefined): void =>
  useConsidered.setState(pick === undefined ? {} : { pick }, true);

/** Is one of these looked at? */
export const useIsConsidered = (...own: readonly (Pick | undefined)[]): boolean =>
  useConsidered(
    ({ pick }) =>
      pick !== undefined && own.some((one) => one !== undefined && pickKey(one) === pickKey(pick)),
  );
