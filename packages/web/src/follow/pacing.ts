import { create } from 'zustand';
import type { Table } from '../table/table.ts';

/** Whether the bots of this table are paused, to be followed move by move. */
interface Pacing {
  readonly held?: Table;
}

export const usePacing = create<Pacing>()(() => ({}));

export function hold(table: Table, on: boolean): void {
  usePacing.setState(on ? { held: table } : {}, true);
  table.hold(on);
}

/** One move of theirs; then they pause again. */
export function step(table: Table): void {
  if (usePacing.getState().held !== table) hold(table, true);
  table.step();
}

export function skip(table: Table): void {
  usePacing.setState({}, true);
  table.hurry();
}
