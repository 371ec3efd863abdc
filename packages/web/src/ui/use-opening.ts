import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How a slip was opened: a mouse rests on it, or it was pressed and stays. */
export type Opened = 'no' | 'rested' | 'pressed';

/** Milliseconds: a mouse passing by opens nothing, and one that crosses the gap closes nothing. */
const REST = 400;
const LEAVE = 150;

interface Opening {
  readonly opened: Opened;
  /** Was it pressed when it last opened? Then the focus moves in and comes back. */
  readonly takesFocus: () => boolean;
  close(): void;
  press(): void;
  rest(event: PointerEvent): void;
  leave(event: PointerEvent): void;
}

/** Opens on a press, and while a mouse rests on it. */
export function useOpening(): Opening {
  const [opened, setOpened] = useState<Opened>('no');
  const timer = useRef(0);
  const pressed = useRef(false);
  const soon = (next: (now: Opened) => Opened, milliseconds: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpened(next), milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    opened,
    takesFocus: () => pressed.current,
    close: () => {
      clearTimeout(timer.current);
      setOpened('no');
    },
    press: () => {
      clearTimeout(timer.current);
      pressed.current = true;
      setOpened((now) => (now === 'pressed' ? 'no' : 'pressed'));
    },
    rest: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (opened === 'no') pressed.current = false;
      soon((now) => (now === 'no' ? 'rested' : now), REST);
    },
    leave: ({ pointerType }) => {
      if (pointerType === 'mouse') soon((now) => (now === 'rested' ? 'no' : now), LEAVE);
    },
  };
}
