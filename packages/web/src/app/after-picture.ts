import { useEffect, useState } from 'react';

/** Does something once the browser has shown what the page looks like now. */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}

/** The same, a picture later: what may wait for a blink does not make the picture before it take longer. */
export function useAPictureLater<T>(now: T, atFirst: T): T {
  const [shown, show] = useState(atFirst);
  useEffect(() => {
    let isOff = false;
    afterPicture(() => {
      if (!isOff) show(() => now);
    });
    return () => {
      isOff = true;
    };
  }, [now]);
  return shown;
}

/** Not in the first picture of what is new, but from the next one on. */
export const useIsSeen = (): boolean => useAPictureLater(true, false);
