import { useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Thread } from './threads.ts';

/** What this browser remembers about somebody's talk: how far it was read, and what was written but not sent. */

interface Read {
  /** The number of the last note read, by game and thread. */
  readonly read: Readonly<Record<string, number>>;
  mark(game: string, thread: Thread, n: number): void;
}

const placeOf = (game: string, thread: Thread): string => `${game} ${thread}`;

export const useRead = create<Read>()(
  persist(
    (set) => ({
      read: {},
      mark: (game, thread, n) => set(({ read }) => ({ read: { ...read, [placeOf(game, thread)]: n } })),
    }),
    { name: 'hinode-read' },
  ),
);

export const lastRead = (read: Read['read'], game: string, thread: Thread): number =>
  read[placeOf(game, thread)] ?? -1;

const draftOf = (game: string, thread: Thread): string => `hinode-draft ${placeOf(game, thread)}`;

export interface Draft {
  readonly text: string;
  write(text: string): void;
  /** It was sent; keeps whatever else has been written meanwhile. */
  sent(text: string): void;
}

/** What is written stays until it is sent, whatever happens to the connection or the page. */
export function useDraft(game: string, thread: Thread): Draft {
  const place = draftOf(game, thread);
  const [text, setText] = useState(() => sessionStorage.getItem(place) ?? '');
  const write = (next: string): void => {
    sessionStorage.setItem(place, next);
    setText(next);
  };
  return {
    text,
    write,
    sent: (said) => {
      if (sessionStorage.getItem(place) === said) write('');
    },
  };
}

const THREAD = 'hinode-thread ';

/** The thread that was last open at this table. */
export function useThread(game: string): readonly [Thread, (thread: Thread) => void] {
  const [thread, setThread] = useState<Thread>(
    () => (sessionStorage.getItem(THREAD + game) as Thread | null) ?? 'table',
  );
  return [
    thread,
    (next) => {
      sessionStorage.setItem(THREAD + game, next);
      setThread(next);
    },
  ];
}
