import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../app/settings.ts';

/** The Latin letter of a key, also where the keyboard writes other letters. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const isUnderSheet = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** A key of one letter that does something while this is shown; nothing while one types or reads a sheet. */
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
