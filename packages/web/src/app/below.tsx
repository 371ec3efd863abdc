import { createContext, type ReactNode, useState } from 'react';
import styles from './below.module.css';
import { type Route, writeRoute } from './route.ts';

/**
 * Looking up a rule or a card in the middle of a game loses nothing: the table stays mounted below the pages, with the piece in
 * hand and the connection to the server. It is invisible and inert until the reader comes back.
 */

/** The table to come back to, for the pages that lie over it. */
export const BelowContext = createContext<Route | undefined>(undefined);

export const isRead = ({ page }: Route): boolean => page === 'rules' || page === 'cards';

const HAS_TABLE: ReadonlySet<Route['page']> = new Set([
  'game',
  'replay',
  'seat',
  'watch',
  'again',
  'record',
  'learn',
  'puzzles',
  'position',
]);

/** The table that the reader came from. */
export function useBelow(route: Route): Route | undefined {
  const [last, setLast] = useState(route);
  if (!isRead(route) && writeRoute(last) !== writeRoute(route)) setLast(route);
  return isRead(route) && HAS_TABLE.has(last.page) ? last : undefined;
}

interface Props {
  /** A page lies over it. */
  readonly waits: boolean;
  readonly children: ReactNode;
}

/** It keeps its size while it waits, so that nothing on it has to be laid out again. */
export const Below = ({ waits, children }: Props) => (
  <div className={waits ? styles.waits : styles.here} inert={waits} data-waits={waits || undefined}>
    {children}
  </div>
);
