import { create } from 'zustand';
import type { Hint, Table, TableState } from './table.ts';

/** What a hint is about. Others who seal their bids or drink their tea do not change the question. */
export function questionNow({ decision, view, moves, me }: TableState): string {
  if (decision?.kind === 'bid') return `bid ${view.season} ${view.battle?.province}`;
  if (decision?.kind !== 'ready' || view.phase !== 'tea') return `${moves}`;
  const ally = view.clans.find(({ clan }) => clan === me)?.ally;
  const mine = view.proposals.filter(({ clan, with: to }) => clan === me || to === me);
  return JSON.stringify([view.season, ally, mine]);
}

/** The latest hint, and what it is about. */
interface Hints {
  readonly hint?: Hint;
  readonly at?: string;
  readonly thinking: boolean;
  ask(table: Table): Promise<void>;
  close(): void;
}

/** If the question changes this often, the person can press again. */
const MOST_TRIES = 5;

export const useHint = create<Hints>()((set) => ({
  thinking: false,
  ask: async (table) => {
    set({ thinking: true });
    let [at, hint] = ['', undefined as Hint | undefined];
    // If the question changed while the bot was thinking, it thinks about the new one.
    for (let tries = 0; tries < MOST_TRIES && at !== questionNow(table.state()); tries++) {
      at = questionNow(table.state());
      hint = await table.hint();
    }
    set({ thinking: false, at, ...(hint && { hint }) });
  },
  // Only remember that there was one.
  close: () => set({ at: '' }),
}));
