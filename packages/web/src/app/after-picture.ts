import { useEffect, useState } from 'react';

/** Does something once the browser has shown what the page looks like now. Gives how to call it off. */
export function afterPicture(work: () => void): () => void {
  let isOff = false;
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (!isOff) work();
    });
  });
  return () => {
    isOff = true;
  };
}

/** The same, a picture later: what may wait for a blink does not make the picture before it take longer. */
export function useAPictureLater<T>(now: T, atFirst: T): T {
  const [shown, show] = useState(atFirst);
  useEffect(() => afterPicture(() => show(() => now)), [now]);
  return shown;
}

/** Whether what is new has been seen in so many pictures: many elements come a few at a time. */
export function useIsSeen(pictures = 1): boolean {
  const [seen, setSeen] = useState(0);
  useEffect(() => (seen < pictures ? afterPicture(() => setSeen(seen + 1)) : undefined), [seen, pictures]);
  return seen >= pictures;
}
