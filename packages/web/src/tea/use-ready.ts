import type { MoveOf } from '@hinode/engine';
import { usePlay } from '../table/use-play.ts';
import { useTableState } from '../table/use-table.ts';

interface Ready {
  /** One's word on being ready, or on not being so after all; absent where nobody asks for it. */
  readonly move?: MoveOf<'ready'>;
  readonly isPlaying: boolean;
  say(): void;
}

export function useReady(): Ready {
  const { offers } = useTableState();
  const { play, isPlaying } = usePlay();
  const move = offers.flatMap(({ move: made }) => (made.type === 'ready' ? [made] : []))[0];
  return { ...(move && { move }), isPlaying, say: () => move && play(move) };
}
