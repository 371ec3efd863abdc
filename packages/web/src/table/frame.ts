import { createContext, type ReactNode, use } from 'react';

/** What stands around a table at which something is taught: its own bar instead of the season's, and somebody who speaks. */
export interface TableFrame {
  readonly bar: ReactNode;
  readonly guide: ReactNode;
  /** In the column beside the map, where there is one. */
  readonly end: ReactNode;
  /** What is not taught yet is not there. */
  readonly hides: readonly string[];
  /** Whoever speaks says why something is asked and what a tile does: the dock need not say it too. */
  readonly explains?: boolean;
  /** What the dock says in place of a question while the guide is the one to be answered. */
  readonly rests?: string;
}

export const FrameContext = createContext<TableFrame | undefined>(undefined);

export const useFrame = (): TableFrame | undefined => use(FrameContext);

export const useIsExplained = (): boolean => useFrame()?.explains === true;

export const useHidden = (part: string): boolean => useFrame()?.hides.includes(part) === true;
