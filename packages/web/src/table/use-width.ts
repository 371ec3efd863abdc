import { useSyncExternalStore } from 'react';

export type Width = 'wide' | 'middle' | 'phone';

const wide = matchMedia('(min-width: 1180px)');
const phone = matchMedia('(max-width: 719px)');

const subscribe = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  phone.addEventListener('change', changed);
  return () => {
    wide.removeEventListener('change', changed);
    phone.removeEventListener('change', changed);
  };
};

const width = (): Width => (wide.matches ? 'wide' : phone.matches ? 'phone' : 'middle');

/** Which of the three layouts fits. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, width);
