import { useEffect, useState } from 'react';
import { PACE, useSettings } from '../app/settings.ts';

/** With no animations moves would follow one another too fast to see. */
const FASTEST = 120;

export interface Playing {
  readonly playing: boolean;
  readonly toggle: () => void;
  /** How many times as fast as usual. */
  readonly times: number;
  readonly hasten: () => void;
}

/** What the button goes through. */
const TIMES = [1, 2, 4] as const;

/** Goes on by itself, a move after the other; from the end it begins anew. */
export function usePlaying(at: number, all: number, onChange: (at: number) => void, live = false): Playing {
  const speed = useSettings((settings) => settings.speed);
  const [playing, setPlaying] = useState(live);
  const [times, setTimes] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called does not matter, only when
  useEffect(() => {
    if (!playing) return;
    // Where it still goes on the next move is waited for.
    if (at >= all && live) return;
    if (at >= all) return setPlaying(false);
    const timer = setTimeout(() => onChange(at + 1), Math.max(FASTEST, PACE[speed]) / times);
    return () => clearTimeout(timer);
  }, [playing, at, all, live, speed, times]);
  return {
    playing,
    times,
    hasten: () => setTimes(TIMES[(TIMES.findIndex((one) => one === times) + 1) % TIMES.length] ?? 1),
    toggle: () => {
      if (!playing && at >= all && !live) onChange(0);
      setPlaying(!playing);
    },
  };
}
