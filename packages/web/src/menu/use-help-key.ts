import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../app/settings.ts';
import { isQuestionMark, isTyping } from '../ui/keys.ts';

/** "?" shows the shortcuts, unless single-letter shortcuts are turned off. */
export function useHelpKey(help: (() => void) | undefined): void {
  const wanted = useSettings(({ keys }) => keys);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isQuestionMark(event) && wanted && !isTyping(event.target)) help?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
