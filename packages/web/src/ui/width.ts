import { useSyncExternalStore } from 'react';

/** The three layouts of the table: by the width of the page. */
export type Width = 'wide' | 'middle' | 'phone';

const wide = matchMedia('(min-width: 1180px)');
const middle = matchMedia('(min-width: 720px)');

const widthNow = (): Width => (wide.matches ? 'wide' : middle.matches ? 'middle' : 'phone');

function subscribe(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  middle.addEventListener('change', changed);
  return () => {
    wide.removeEventListener('change', changed);
    middle.removeEventListener('change', changed);
  };
}

export const useWidth = (): Width => useSyncExternalStore(subscribe, widthNow);
