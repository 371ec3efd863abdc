import type { Table } from '../agenda/table.ts';
import { ADVANTAGE_IDS, type AdvantageId } from '../data/year.ts';
import { installForHolder, type Uninstall } from '../state/abilities.ts';
import type { Hooks } from '../state/hooks.ts';
import { ADVANTAGE_WINNERS, get } from '../state/layout.ts';

/**
 * A war advantage (BATTLE-4), and what it is worth to the clan that bid the most on it. Its hooks speak for that clan until the
 * battle is over.
 */
export interface Advantage<Id extends AdvantageId = AdvantageId> extends Hooks {
  readonly id: Id;
  /** Is it used before the battle is decided, or after? */
  readonly used: 'before-outcome' | 'after-outcome';
  readonly win: (table: Table, winner: number) => void;
}

/** Declares an advantage. */
export const advantage = <const Id extends AdvantageId>(declared: Advantage<Id>): Advantage<Id> => declared;

/** Registers the hooks of an advantage. */
export function installAdvantage({ id, used: _, win: __, ...hooks }: Advantage): Uninstall {
  const winner = ADVANTAGE_WINNERS + ADVANTAGE_IDS.indexOf(id);
  return installForHolder('advantage', id, (state, clan) => get(state, winner) === clan, hooks);
}
