import { createContext, use } from 'react';
import type { Place } from './place.ts';

/** Where the decision lies in a sheet, how far that is pulled up. Elsewhere there is nothing to pull. */
export interface Pulling {
  readonly place: Place;
  readonly pull: (place: Place) => void;
  /** Beside the map it is folded with a button, and has no grip. */
  readonly hasGrip: boolean;
}

export const PullingContext = createContext<Pulling | undefined>(undefined);

export const usePulling = (): Pulling | undefined => use(PullingContext);
