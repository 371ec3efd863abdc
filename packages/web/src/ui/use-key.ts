import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../app/settings.ts';
import { isTyping, isUnderSheet, letterOf } from './keys.ts';

/** A single-letter shortcut, active while the component is mounted; ignored while somebody types or reads a sheet. */
export function useKey(letter: string, act: (() => void) | undefined): void {
  const on = useSettings((settings) => settings.keys);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (letterOf(event) !== letter || isTyping(event.target) || isUnderSheet()) return;
    act?.();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on]);
}
