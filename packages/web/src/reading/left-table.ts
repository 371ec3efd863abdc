import type { CardId, ClanId } from '@hinode/engine';
import { use } from 'react';
import { create } from 'zustand';
import { youIn } from '../table/persons.ts';
import type { TableState } from '../table/table.ts';
import { TableStateContext } from '../table/use-table.ts';

/** What the reader brings along from the table: what was asked there, and how things stood. */
export interface LeftTable {
  /** Whose view it was; absent for a spectator. */
  readonly clan?: ClanId;
  /** What the table said, in words: why something is not possible, or what a thing does. */
  readonly said?: string;
  /** Who has which card. */
  readonly owners: Readonly<Partial<Record<CardId, readonly ClanId[]>>>;
}

/** Set whenever somebody leaves a table by a link to something to read. */
export const useLeftTable = create<{ readonly left?: LeftTable }>()(() => ({}));

/** Called by a link to something to read, before it leads there. */
export function useLeaving(): (said?: string) => void {
  const state = use(TableStateContext);
  return (said) => useLeftTable.setState(state === undefined ? {} : { left: leftAt(state, said) }, true);
}

function leftAt(state: TableState, said: string | undefined): LeftTable {
  const clan = youIn(state);
  const owners: Partial<Record<CardId, ClanId[]>> = {};
  for (const { clan: owner, cards } of state.view.clans)
    for (const card of cards) owners[card] = [...(owners[card] ?? []), owner];
  return { owners, ...(clan !== undefined && { clan }), ...(said !== undefined && { said }) };
}
