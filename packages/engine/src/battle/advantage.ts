import type { Table } from '../agenda/table.ts';
import type { AdvantageId } from '../data/year.ts';

/** A war advantage (BATTLE-4), and what it is worth to whoever bid the most on it. */
export interface Advantage<Id extends AdvantageId = AdvantageId> {
  readonly id: Id;
  /** Is it used before the battle is decided, or after? */
  readonly used: 'before-outcome' | 'after-outcome';
  readonly win: (table: Table, winner: number) => void;
}

/** Declares an advantage. */
export const advantage = <const Id extends AdvantageId>(declared: Advantage<Id>): Advantage<Id> => declared;
