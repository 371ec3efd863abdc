import { useEffect, useState } from 'react';

/** Calls back once the browser has painted the page as it is now. Returns how to cancel. */
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

/** The same, one frame later, for work that should not delay the current frame. */
export function useAPictureLater<T>(now: T, atFirst: T): T {
  const [shown, show] = useState(atFirst);
  useEffect(() => afterPicture(() => show(() => now)), [now]);
  return shown;
}

/** Whether so many frames have been shown since the last change. Lets long lists arrive a few elements at a time. */
export function useIsSeen(pictures = 1): boolean {
  const [seen, setSeen] = useState(0);
  useEffect(() => (seen < pictures ? afterPicture(() => setSeen(seen + 1)) : undefined), [seen, pictures]);
  return seen >= pictures;
}
