import type { Move, Refusal } from '@hinode/engine';
import { startTransition, useState } from 'react';
import { useTable } from './use-table.ts';

interface Playing {
  readonly play: (move: Move) => void;
  /** A move is on its way: until it has arrived, nothing else is sent. */
  readonly isPlaying: boolean;
  /** Why the last one was refused. */
  readonly refused?: Refusal;
}

/** Makes moves outside the dock, one at a time. */
export function usePlay(): Playing {
  const table = useTable();
  const [isPlaying, setPlaying] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const play = async (move: Move): Promise<void> => {
    setPlaying(true);
    const refusal = await table.play(move);
    // Together with the next question, which is being rendered.
    startTransition(() => {
      setRefused(refusal);
      setPlaying(false);
    });
  };
  return {
    play: (move) => void (isPlaying || play(move)),
    isPlaying,
    ...(refused && { refused }),
  };
}
