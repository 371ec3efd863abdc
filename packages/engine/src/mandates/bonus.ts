import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { allyOf, CURRENT, get, NONE } = position;

/** MANDATE-4: the current player and the current player's ally get the bonus part. Between turns nobody does. */
export const getsBonus = (state: State, clan: number): boolean => {
  const current = get(state, CURRENT);
  return current !== NONE && (clan === current || allyOf(state, current) === clan);
};
