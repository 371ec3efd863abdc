import { create } from 'zustand';
import { type Pick, pickKey } from './picks.ts';

/**
 * What the pointer or the focus is on, in the dock or on the map. It is kept apart from what is chosen because it changes with
 * every movement of the mouse: this way only the thing itself renders again, not the whole table.
 */
export const useConsidered = create<{ readonly pick?: Pick }>()(() => ({}));

export const consider = (pick: Pick | undefined): void =>
  useConsidered.setState(pick === undefined ? {} : { pick }, true);

/** Is one of these being looked at? */
export const useIsConsidered = (...own: readonly (Pick | undefined)[]): boolean =>
  useConsidered(
    ({ pick }) =>
      pick !== undefined && own.some((one) => one !== undefined && pickKey(one) === pickKey(pick)),
  );
