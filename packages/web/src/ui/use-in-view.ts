import { type RefObject, useEffect, useRef } from 'react';

/** For a button in a scrolling list: scrolls it into view when needed. */
export function useInView(wanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted]);
  return button;
}
