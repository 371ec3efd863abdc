import { create } from 'zustand';
import type { Hint, Table } from './table.ts';

/** The last hint, and after how many moves it was given. */
interface Hints {
  readonly hint?: Hint;
  readonly at?: number;
  readonly thinking: boolean;
  ask(table: Table): Promise<void>;
  close(): void;
}

export const useHint = create<Hints>()((set) => ({
  thinking: false,
  ask: async (table) => {
    set({ thinking: true });
    const at = table.state().moves;
    const hint = await table.hint();
    set({ thinking: false, at, ...(hint && { hint }) });
  },
  // Only that it was given is remembered.
  close: () => set({ at: -1 }),
}));
