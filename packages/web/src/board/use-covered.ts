import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Box } from './boxes.ts';
import { useMeasured } from './use-measured.ts';
import type { Size } from './use-size.ts';

/**
 * What lies over the map or takes its room: the decision (the section with `data-dock`), and whatever asks to be kept clear
 * (`data-keep-clear`): shrines, buttons, slips. In pixels from the map's corner.
 */
export interface Covered {
  /** The decision, as far as it is outside the map. */
  readonly dock?: Size;
  /** The decision, if it lies over the map. */
  readonly over?: Box;
  /** Everything that lies over the map. */
  readonly boxes: readonly Box[];
}

const NOTHING: Covered = { boxes: [] };

/** Anything that covers more of the map than this is ignored: a sheet that is pulled up may hide things. */
const MOST = 0.6;

export function useCovered(frame: RefObject<HTMLElement | null>): Covered {
  const [covered, measured] = useMeasured(NOTHING);
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new WeakSet<Element>());

  const measure = useCallback((): void => {
    if (frame.current === null) return;
    // There may be another table below a page that is being read.
    const table = frame.current.closest('[data-table]') ?? document;
    const dock = table.querySelector('[data-dock]')?.closest('section') ?? null;
    const over = [...table.querySelectorAll('[data-keep-clear]')];
    for (const element of [...(dock ? [dock] : []), ...over]) {
      if (observed.current.has(element)) continue;
      observed.current.add(element);
      observer.current?.observe(element);
    }
    measured(coveredBy(frame.current.getBoundingClientRect(), dock, over));
  }, [frame, measured]);

  // Shrines grow with their worshippers, and the dock with its question. The frame is observed anew, which reports sizes once the
  // page is laid out: measuring right away would force a layout in the middle of rendering.
  useEffect(() => {
    if (frame.current === null) return;
    observer.current ??= new ResizeObserver(measure);
    observer.current.unobserve(frame.current);
    observer.current.observe(frame.current);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  return covered;
}

function coveredBy(map: DOMRect, dock: Element | null, others: readonly Element[]): Covered {
  const over = dock === null ? undefined : boxOver(map, dock);
  const boxes = others.flatMap((element) => boxOver(map, element) ?? []);
  const rect = dock?.getBoundingClientRect();
  return {
    boxes: over === undefined ? boxes : [over, ...boxes],
    ...(over && { over }),
    ...(rect && {
      dock: {
        width: Math.max(0, rect.right - map.right, map.left - rect.left),
        height: Math.max(0, rect.bottom - map.bottom),
      },
    }),
  };
}

function boxOver(map: DOMRect, element: Element): Box | undefined {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 || !liesOver(rect, map)) return undefined;
  return {
    x: Math.round(rect.left - map.left),
    y: Math.round(rect.top - map.top),
    width: Math.ceil(rect.width),
    height: Math.ceil(rect.height),
  };
}

function liesOver(one: DOMRect, map: DOMRect): boolean {
  const across = Math.min(one.right, map.right) - Math.max(one.left, map.left);
  const down = Math.min(one.bottom, map.bottom) - Math.max(one.top, map.top);
  return across > 0 && down > 0 && across * down < MOST * map.width * map.height;
}
