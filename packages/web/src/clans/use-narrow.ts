import { type RefObject, useLayoutEffect } from 'react';

/** Chips of the strip are drawn otherwise from these widths down; clan-strip.module.css says how. */
const WIDTHS = [150, 96, 79, 62];

/** Pixels of the bell beside the chips, and between two of them. */
const BELL = 44;
const LINE = 1;

/**
 * Says on the strip how narrow its chips are (`data-narrow="150 96"`) when the bell is there. It comes and goes with a question, and
 * must not change how all chips look. Container queries would have them styled anew in the middle of laying out the page.
 */
export function useNarrow(strip: RefObject<HTMLElement | null>, chips: number): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (current === null) return;
    // It is told once the page is laid out and before it is seen.
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
