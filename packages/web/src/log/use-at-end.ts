import { type RefObject, useLayoutEffect, useRef } from 'react';

interface AtEnd {
  readonly scroller: RefObject<HTMLElement | null>;
  onScroll(): void;
}

/** So near to the end counts as the end. */
const NEAR = 40;

/** Keeps the newest in view, unless the reader has scrolled up to read what was. */
export function useAtEnd(content: string): AtEnd {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is the moment to scroll
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [content]);
  return {
    scroller,
    onScroll: () => {
      const box = scroller.current;
      if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
  };
}
