import type { KeyboardEvent } from 'react';

/** Arrow keys for things arranged in rows under headings, in either direction of text. */

const STOP = '[data-thing]';

/** Moves the focus to the next thing and returns which it is. */
export function followArrows(event: KeyboardEvent<HTMLElement>, onReach: (id: string) => void): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOP)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const here = stops[at];
  if (here === undefined) return;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => stops[at + onward],
    ArrowLeft: () => stops[at - onward],
    ArrowDown: () => nearest(here, stops.slice(at + 1)),
    ArrowUp: () => nearest(here, stops.slice(0, at).reverse()),
  };
  const next = steps[event.key]?.();
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  onReach(next.dataset['thing'] ?? '');
}

/** The closest one in the next row. Rows end at a heading and need not be full. */
function nearest(here: HTMLElement, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const topOf = (stop: HTMLElement): number => stop.getBoundingClientRect().top;
  const row = stops.find((stop) => topOf(stop) !== topOf(here));
  if (row === undefined) return undefined;
  const away = (stop: HTMLElement): number =>
    Math.abs(stop.getBoundingClientRect().left - here.getBoundingClientRect().left);
  return stops
    .filter((stop) => topOf(stop) === topOf(row))
    .reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}
