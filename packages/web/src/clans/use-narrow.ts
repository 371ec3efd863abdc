import { type RefObject, useLayoutEffect } from 'react';

/** Below these widths the chips of the strip are drawn differently (see clan-strip.module.css). */
const WIDTHS = [150, 96, 79, 62];

/** Pixels of the bell beside the chips, and between two of them. */
const BELL = 44;
const LINE = 1;

/**
 * Tells the strip how narrow its chips are (`data-narrow="150 96"`) when the bell is there. The bell comes and goes with a question
 * and must not change the look of all chips. Container queries would restyle them in the middle of layout.
 */
export function useNarrow(strip: RefObject<HTMLElement | null>, chips: number): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (current === null) return;
    // Reported after layout and before the page is painted.
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const hasBell = current.parentElement?.querySelector(':scope > [data-since]') != null;
      const { width } = entry.contentRect;
      const chip = (width - (hasBell ? 0 : BELL)) / chips - LINE;
      const narrow = WIDTHS.filter((most) => chip <= most).join(' ');
      if (current.dataset['narrow'] !== narrow) current.dataset['narrow'] = narrow;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [strip, chips]);
}
