import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPicture } from '../app/after-picture.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Panels that change places pass one another: each starts where it was and glides to where it is now. The children of
 * the list carry `data-passes` with their name. Nothing moves if motion is off, or when a panel only grows.
 *
 * Places are measured when the order changes or a panel appears, not with every move, and the first time only after painting:
 * measuring forces the browser to lay out the page.
 */
export function usePassing(list: RefObject<HTMLElement | null>, order: string, panels: number): void {
  const last = useRef<ReadonlyMap<string, Place>>(new Map());
  const before = useRef(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what starts the animation
  useLayoutEffect(() => {
    const note = (): void => {
      const places = new Map<string, Place>();
      for (const panel of list.current?.querySelectorAll<HTMLElement>('[data-passes]') ?? []) {
        const name = panel.dataset['passes'] ?? '';
        const place = { x: panel.offsetLeft, y: panel.offsetTop };
        const from = last.current.get(name);
        if (from !== undefined && before.current !== order) glide(panel, from.x - place.x, from.y - place.y);
        places.set(name, place);
      }
      last.current = places;
      before.current = order;
    };
    if (last.current.size > 0) note();
    return last.current.size > 0 ? undefined : afterPicture(note);
  }, [order, panels]);
}

function glide(panel: HTMLElement, x: number, y: number): void {
  const style = getComputedStyle(panel);
  const duration = milliseconds(style.getPropertyValue('--walk'));
  if (duration === 0 || (x === 0 && y === 0)) return;
  panel.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration,
    easing: style.getPropertyValue('--ease'),
  });
}

/** Style sheets, once built, may write 320ms as .32s. */
const milliseconds = (time: string): number => {
  const amount = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? amount : amount * 1000;
};
