import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useText } from '../app/language.tsx';
import styles from './dock.module.css';
import { higher, lower, pressed, released } from './place.ts';
import type { Pulling } from './pulling.ts';

interface Props {
  readonly pulling: Pulling;
  /** What follows the finger. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/** How far a finger may slip, in pixels, and still press. */
const TREMBLE = 6;

/** The handle of the sheet: pulled, pressed, or moved with the arrow keys. */
export function Grip({ pulling: { place, pull }, sheet }: Props) {
  const text = useText();
  const from = useRef<number>(undefined);
  const pulled = useRef(0);
  const follow = (by: number): void => sheet.current?.style.setProperty('--pulled', `${by}px`);
  const begin = (event: PointerEvent): void => {
    from.current = event.clientY;
    pulled.current = 0;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientY }: PointerEvent): void => {
    if (from.current === undefined) return;
    pulled.current = clientY - from.current;
    follow(pulled.current);
  };
  const end = (): void => {
    if (from.current === undefined) return;
    from.current = undefined;
    follow(0);
    pull(released(place, pulled.current));
  };
  const press = (): void => {
    if (Math.abs(pulled.current) <= TREMBLE) pull(pressed(place));
    pulled.current = 0;
  };
  const step = (event: KeyboardEvent): void => {
    const next = { ArrowUp: higher, ArrowDown: lower }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    pull(next(place));
  };
  return (
    <button
      type="button"
      className={styles.grip}
      // Half of it lies over the map.
      data-keep-clear=""
      aria-label={text.say('sheet.pull')}
      aria-expanded={place !== 'line'}
      data-grip=""
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={press}
      onKeyDown={step}
    />
  );
}
