import { useEffect, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { isStill } from '../app/motion.ts';
import { useSettings } from '../app/settings.ts';
import { countedTo } from './counting.ts';

/** As long as the banners at the end of the game take to reach their new places. */
const LONG = { calm: 600, quick: 240, off: 0 } as const;

interface Props {
  readonly value: number;
  /** Milliseconds until it begins, because gains are still on their way. */
  readonly after?: number;
}

/** A number that counts up to its new value. Payments show at once. */
export function Counted({ value, after = 0 }: Props) {
  const text = useText();
  const speed = useSettings((settings) => settings.speed);
  const still = isStill(speed);
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const show = (now: number): void => {
      from.current = now;
      setShown(now);
    };
    if (value <= start || still) return show(value);
    const begins = performance.now() + after;
    let frame = requestAnimationFrame(function count(now) {
      const part = (now - begins) / LONG[speed];
      show(countedTo(start, value, part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, after, speed, still]);
  return text.number(still ? value : Math.min(shown, value));
}
