import { type RefObject, useLayoutEffect } from 'react';
import { useMeasured } from './use-measured.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };

/** The size of an element, kept up to date. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, measured] = useMeasured(NONE);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = ({ width, height }: Size): void => measured({ width, height });
    measure(element.current.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, measured]);
  return size;
}
