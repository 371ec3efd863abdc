import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Missing less than a row of answers, they are drawn closer together. If that does not help either, they scroll. */
const ROW = 44;

/** Nothing scrolls for a few pixels: marks a frame (`data-tight`) whose answers all but fit into it. */
export function useTight(frame: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    const [around, answers] = [frame.current, body.current];
    if (around === null || answers === null) return;
    observer.current ??= new ResizeObserver(() => tighten(frame.current, body.current));
    for (const element of [answers, ...answers.children]) {
      if (observed.current.has(element)) continue;
      observed.current.add(element);
      observer.current.observe(element);
    }
    tighten(around, answers);
  });
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
}

function tighten(frame: HTMLElement | null, body: HTMLElement | null): void {
  if (frame === null || body === null) return;
  const missing = (): number => body.scrollHeight - body.clientHeight;
  delete frame.dataset['tight'];
  const over = missing();
  if (over <= 0 || over > ROW) return;
  frame.dataset['tight'] = '';
  if (missing() > 0) delete frame.dataset['tight'];
}
