import { type RefObject, useEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, also after it changed. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export interface Fitted {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The whole map: in the middle of a phone; on a roomy frame at its top, so that the dock has the sea below. */
export function fitted([width, height]: readonly [number, number], size: Size, roomy: boolean): Fitted {
  const margin = roomy ? 12 : 4;
  const scale = Math.max(
    0.1,
    Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height),
  );
  return {
    scale,
    left: (size.width - width * scale) / 2,
    top: roomy ? margin : (size.height - height * scale) / 2,
  };
}
