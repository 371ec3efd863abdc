import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Pace } from './beats.ts';

const motion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const query = motion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** How quickly what happens is shown: as it is set, and in still pictures for whoever wants no motion. */
export function usePace(): Pace {
  const speed = useSettings((settings) => settings.speed);
  const reduced = useSyncExternalStore(subscribe, () => motion().matches);
  return reduced || speed === 'off' ? 'still' : speed;
}
