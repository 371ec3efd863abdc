import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Nothing scrolls that fits when it is drawn closer together: marks a frame (`data-tight`) where that is so. It stays marked while
 * the same is asked in a frame of the same size: answers must not move to and fro below a pointer that looks at them. If
 * one of them says more than fits even so, the mark is given up until something else is asked: what has to scroll anyway
 * is drawn with the usual room, and does not end a few pixels below its frame.
 */
export function useTight(
  asked: string,
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new WeakSet<Element>());
  const now = useRef(asked);
  const markedFor = useRef('');
  const givenUpFor = useRef('');
  useLayoutEffect(() => {
    now.current = asked;
    const tighten = (): void => {
      if (frame.current === null || body.current === null) return;
      const { clientWidth, clientHeight } = frame.current;
      const here = `${now.current} ${clientWidth} ${clientHeight}`;
      if (givenUpFor.current === here) return;
      const isMarked = markedFor.current === here;
      if (isMarked && missingIn(body.current) <= 0) return;
      delete frame.current.dataset['tight'];
      if (isMarked) {
        givenUpFor.current = here;
        markedFor.current = '';
        return;
      }
      markedFor.current = isTight(frame.current, body.current) ? here : '';
    };
    if (body.current === null) return;
    observer.current ??= new ResizeObserver(tighten);
    const watch = observer.current;
    for (const element of body.current.children) {
      if (observed.current.has(element)) continue;
      observed.current.add(element);
      watch.observe(element);
    }
    // Observed anew, it tells of itself once the page is laid out and before it is seen. Whoever measured now would make the
    // browser lay out the page in the middle of drawing.
    watch.unobserve(body.current);
    watch.observe(body.current);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
}

const missingIn = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

/** Marks the frame if all answers fit so, and only so. */
function isTight(frame: HTMLElement, body: HTMLElement): boolean {
  if (missingIn(body) <= 0) return false;
  frame.dataset['tight'] = '';
  if (missingIn(body) <= 0) return true;
  delete frame.dataset['tight'];
  return false;
}
