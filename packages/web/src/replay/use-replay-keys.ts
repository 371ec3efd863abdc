import { useEffect } from 'react';
import { onwardKey } from './onward.ts';

interface Keys {
  readonly at: number;
  readonly all: number;
  readonly onChange: (at: number) => void;
  readonly onToggle: () => void;
}

/** Where keys mean something else: in a field, on the slider, in a menu or a sheet. */
const ELSEWHERE = 'input, textarea, select, [role="slider"], [role="dialog"], [role="menu"], [role="radio"]';

/** Arrows go a move back and on, Home and End to the ends; Space plays, unless a button is to be pressed. */
export function useReplayKeys({ at, all, onChange, onToggle }: Keys): void {
  useEffect(() => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(all, at + 1),
      Home: 0,
      End: all,
    };
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest(ELSEWHERE)) return;
      const place = places[onwardKey(event.key)];
      if (place !== undefined) onChange(place);
      else if (event.key === ' ' && !target?.closest('button, a, summary')) onToggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [at, all, onChange, onToggle]);
}
