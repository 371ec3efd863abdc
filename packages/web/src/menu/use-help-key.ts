import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../app/settings.ts';

/** Somebody is writing, so a letter is a letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** "?" shows the keys, unless single letters are turned off. */
export function useHelpKey(help: () => void): void {
  const wanted = useSettings(({ keys }) => keys);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '?' && wanted && !isWriting(event.target)) help();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
