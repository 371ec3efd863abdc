import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type BeatPlayer, beatPlayer, inTime } from './beat-player.ts';
import { type Beat, beatsOf, lengthOf } from './beats.ts';
import { usePace } from './use-pace.ts';
import type { Coming } from './watch.ts';

interface Playing {
  readonly beats: readonly Beat[];
  /** The beat that runs; how many there are once all have been shown. */
  readonly at: number;
  readonly next: () => void;
}

const NOBODY = (): (() => void) => () => {};

/** Plays what happened in a battle, beat by beat. */
export function useBeats(coming: Pick<Coming, 'from' | 'events'> | undefined, isSkipped: boolean): Playing {
  const pace = usePace();
  const battle = coming?.from.view.battle;
  const events = coming?.events;
  const beats = useMemo(() => (battle && events ? beatsOf(battle, events) : []), [battle, events]);
  const lengths = useMemo(
    () => beats.map((beat) => (isSkipped ? 0 : lengthOf(beat, pace))),
    [beats, pace, isSkipped],
  );
  const [playing, setPlaying] = useState<{ readonly of: readonly Beat[]; readonly player: BeatPlayer }>();
  useEffect(() => {
    const player = beatPlayer(lengths, inTime);
    setPlaying({ of: beats, player });
    return () => player.stop();
  }, [beats, lengths]);
  // Progress through an earlier piece does not count for this one.
  const player = playing?.of === beats ? playing.player : undefined;
  const at = useSyncExternalStore(player?.subscribe ?? NOBODY, player?.at ?? (() => 0));
  return {
    beats,
    at,
    next: () => player?.next(),
  };
}
