import { create } from 'zustand';
import type { Hint, Table, TableState } from './table.ts';

/** What a hint is about: others who seal their bids meanwhile change nothing of what one knows. */
export const questionNow = ({ decision, view, moves }: TableState): string =>
  decision?.kind === 'bid' ? `bid ${view.season} ${view.battle?.province}` : `${moves}`;

/** The last hint, and what it is about. */
interface Hints {
  readonly hint?: Hint;
  readonly at?: string;
  readonly thinking: boolean;
  ask(table: Table): Promise<void>;
  close(): void;
}

export const useHint = create<Hints>()((set) => ({
  thinking: false,
  ask: async (table) => {
    set({ thinking: true });
    const at = questionNow(table.state());
    const hint = await table.hint();
    set({ thinking: false, at, ...(hint && { hint }) });
  },
  // Only that it was given is remembered.
  close: () => set({ at: '' }),
}));
