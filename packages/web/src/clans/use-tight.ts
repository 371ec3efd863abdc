import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Whether a list does not fit where it stands: then what is in it says less. Found out before anything is seen, and anew
 * when the window changes.
 */
export function useTight(list: RefObject<HTMLElement | null>): boolean {
  const [tight, setTight] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    if (scrollHeight > clientHeight + 1) setTight(true);
  });
  useEffect(() => {
    const again = (): void => setTight(false);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return tight;
}
