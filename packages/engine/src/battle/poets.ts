import { gain } from '../effects/gains.ts';
import * as position from '../state/index.ts';
import { advantage } from './advantage.ts';

const { get, KILLED_IN_BATTLE } = position;

/** Imperial poets (POETS-1). 1 VP for every figure killed in this battle so far. Simply taken. */
export const poets = advantage({
  id: 'poets',
  used: 'after-outcome',
  win: (table, winner) => gain(table, winner, { vp: get(table.state, KILLED_IN_BATTLE) }, 'poets'),
});
