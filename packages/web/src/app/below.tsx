import { createContext, type ReactNode, useState } from 'react';
import styles from './below.module.css';
import { type Route, writeRoute } from './route.ts';

/**
 * Who looks up a rule or a card in the middle of a game leaves nothing behind: the table lies below what is read, as it
 * was, with the piece in the hand and the line to the server. It is neither seen nor reached until one comes back.
 */

/** The table to come back to, for what is read over it. */
export const BelowContext = createContext<Route | undefined>(undefined);

export const isRead = ({ page }: Route): boolean => page === 'rules' || page === 'cards';

const HAS_TABLE: ReadonlySet<Route['page']> = new Set([
  'game',
  'replay',
  'seat',
  'watch',
  'again',
  'learn',
  'puzzles',
  'position',
]);

/** The table that one came from. */
export function useBelow(route: Route): Route | undefined {
  const [last, setLast] = useState(route);
  if (!isRead(route) && writeRoute(last) !== writeRoute(route)) setLast(route);
  return isRead(route) && HAS_TABLE.has(last.page) ? last : undefined;
}

interface Props {
  /** Something is read over it. */
  readonly waits: boolean;
  readonly children: ReactNode;
}

/** It keeps its size while it waits, so that nothing on it is laid out anew. */
export const Below = ({ waits, children }: Props) => (
  <div className={waits ? styles.waits : styles.here} inert={waits} data-waits={waits || undefined}>
    {children}
  </div>
);
