import type { Table } from '../agenda/table.ts';
import { gain } from '../effects/gains.ts';
import { get, KILLED_IN_BATTLE } from '../state/layout.ts';

/** POETS-1: 1 VP for every figure killed in this battle so far. Simply taken. */
export const payPoets = (table: Table, winner: number): void =>
  gain(table, winner, { vp: get(table.state, KILLED_IN_BATTLE) }, 'poets');
