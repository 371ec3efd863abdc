import type { Move, Refusal } from '@hinode/engine';
import { useState } from 'react';
import { useTable } from './use-table.ts';

/** Makes moves outside of the dock, and keeps why the last one was refused. */
export function usePlay(): { readonly play: (move: Move) => void; readonly refused?: Refusal } {
  const table = useTable();
  const [refused, setRefused] = useState<Refusal>();
  return {
    play: (move) => void table.play(move).then(setRefused),
    ...(refused && { refused }),
  };
}
