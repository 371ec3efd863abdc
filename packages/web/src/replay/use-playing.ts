import { useEffect, useState } from 'react';
import { PACE, useSettings } from '../app/settings.ts';

/** With no animations moves would follow one another too fast to see. */
const FASTEST = 120;

interface Playing {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Goes on by itself, a move after the other; from the end it begins anew. */
export function usePlaying(at: number, all: number, onChange: (at: number) => void): Playing {
  const speed = useSettings((settings) => settings.speed);
  const [playing, setPlaying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called does not matter, only when
  useEffect(() => {
    if (!playing) return;
    if (at >= all) return setPlaying(false);
    const timer = setTimeout(() => onChange(at + 1), Math.max(FASTEST, PACE[speed]));
    return () => clearTimeout(timer);
  }, [playing, at, all, speed]);
  return {
    playing,
    toggle: () => {
      if (!playing && at >= all) onChange(0);
      setPlaying(!playing);
    },
  };
}
