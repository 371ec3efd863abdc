import { useEffect } from 'react';
import { onwardKey } from '../replay/onward.ts';

interface Keys {
  readonly at: number;
  readonly all: number;
  /** Where turns and battles begin and end. */
  readonly looks: readonly number[];
  readonly moments: readonly number[];
  readonly onChange: (at: number) => void;
  readonly onToggle: () => void;
  readonly onBranch: () => void;
  readonly onEyes: () => void;
}

/** Where keys mean something else. */
const ELSEWHERE =
  'input, textarea, select, [role="slider"], [role="dialog"], [role="menu"], [role="radio"], [data-scrolls]';

/** Left and right go a move, with Shift a turn; up and down to the key moments; Space plays, B branches, E changes eyes. */
export function useAnalysisKeys(keys: Keys): void {
  useEffect(() => {
    const { at, all, looks, moments, onChange, onToggle, onBranch, onEyes } = keys;
    const before = (places: readonly number[]): number => places.findLast((place) => place < at) ?? 0;
    const after = (places: readonly number[]): number => places.find((place) => place > at) ?? all;
    const deeds: Readonly<Record<string, (shift: boolean) => void>> = {
      ArrowLeft: (shift) => onChange(shift ? before(looks) : Math.max(0, at - 1)),
      ArrowRight: (shift) => onChange(shift ? after(looks) : Math.min(all, at + 1)),
      ArrowUp: () => moments.length > 0 && onChange(before(moments)),
      ArrowDown: () => moments.length > 0 && onChange(after(moments)),
      Home: () => onChange(0),
      End: () => onChange(all),
      b: onBranch,
      e: onEyes,
    };
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest(ELSEWHERE)) return;
      const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : onwardKey(event.key)];
      if (deed !== undefined) deed(event.shiftKey);
      else if (event.key === ' ' && !target?.closest('button, a, summary')) onToggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys]);
}
