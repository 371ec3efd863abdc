import { createContext, type ReactNode, use } from 'react';

/** What surrounds a table at which something is taught: a bar in place of the season's, and somebody who speaks. */
export interface TableFrame {
  readonly bar: ReactNode;
  readonly guide: ReactNode;
  /** In the column beside the map, if there is one. */
  readonly end: ReactNode;
  /** Hides what has not been taught yet. */
  readonly hides: readonly string[];
  /** The guide explains why something is asked and what a tile does, so the dock need not. */
  readonly explains?: boolean;
  /** What the dock says in place of a question while the guide is waiting for an answer. */
  readonly rests?: string;
}

export const FrameContext = createContext<TableFrame | undefined>(undefined);

export const useFrame = (): TableFrame | undefined => use(FrameContext);

export const useIsExplained = (): boolean => useFrame()?.explains === true;

export const useHidden = (part: string): boolean => useFrame()?.hides.includes(part) === true;
