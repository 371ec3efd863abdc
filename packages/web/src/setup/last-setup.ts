import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Draft, HOT_SEAT, readDraft, SOLO } from './draft.ts';

/** What was set up last in this browser, alone and with others. */

interface LastSetup {
  readonly solo: Draft;
  readonly hotSeat: Draft;
  set(change: Partial<Pick<LastSetup, 'solo' | 'hotSeat'>>): void;
}

export const useLastSetup = create<LastSetup>()(
  persist(
    (set) => ({
      solo: SOLO,
      hotSeat: HOT_SEAT,
      set: (change) => set(change),
    }),
    {
      name: 'hinode-setup',
      merge: (stored, current) => {
        const { solo, hotSeat } = (stored ?? {}) as Readonly<Record<string, unknown>>;
        return { ...current, solo: readDraft(solo, SOLO), hotSeat: readDraft(hotSeat, HOT_SEAT) };
      },
    },
  ),
);
