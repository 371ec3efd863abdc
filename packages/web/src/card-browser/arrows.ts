import type { KeyboardEvent } from 'react';

/** Arrow keys lead through things that lie in rows, whichever way the text runs. */

const STOP = '[data-thing]';

/** How many lie side by side. */
function columnsOf(stops: readonly HTMLElement[]): number {
  const top = stops[0]?.offsetTop;
  const next = stops.findIndex((stop) => stop.offsetTop !== top);
  return next === -1 ? stops.length : next;
}

function stepFor(key: string, columns: number, isRightToLeft: boolean): number | undefined {
  const onward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return onward;
    case 'ArrowLeft':
      return -onward;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return undefined;
  }
}

/** Brings the focus to the next thing, and says which it is. */
export function followArrows(event: KeyboardEvent<HTMLElement>, onReach: (id: string) => void): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOP)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = stepFor(
    event.key,
    columnsOf(stops),
    getComputedStyle(event.currentTarget).direction === 'rtl',
  );
  const next = at === -1 || step === undefined ? undefined : stops[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  onReach(next.dataset['thing'] ?? '');
}
