import { type RefObject, useLayoutEffect, useRef } from 'react';

interface AtEnd {
  readonly scroller: RefObject<HTMLElement | null>;
  onScroll(): void;
}

/** This close to the end counts as the end. */
const NEAR = 40;

/** Keeps the newest lines in view, unless the reader has scrolled up to older ones. */
export function useAtEnd(content: string): AtEnd {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is new content
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
