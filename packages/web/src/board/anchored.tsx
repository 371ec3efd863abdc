import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './board.module.css';
import type { Panning } from './use-panning.ts';

interface Props {
  readonly at: { readonly left: number; readonly top: number };
  /** It stays inside of this, as long as the whole map is shown. */
  readonly inside: RefObject<HTMLElement | null>;
  readonly moved: Panning;
  readonly children: ReactNode;
}

const EDGE = 4;

/** Something with its middle at a place of the map, pushed in from the edge where it would stick out. */
export function Anchored({ at, inside, moved, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const [push, setPush] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const box = own.current?.firstElementChild?.getBoundingClientRect();
    const frame = inside.current?.getBoundingClientRect();
    if (box === undefined || frame === undefined) return;
    setPush((pushed) => {
      const left = box.left - pushed.x;
      const top = box.top - pushed.y;
      const x = inward(left, box.width, frame.left, frame.right);
      const y = inward(top, box.height, frame.top, frame.bottom);
      return x === pushed.x && y === pushed.y ? pushed : { x, y };
    });
  });
  const shift = moved.zoom === 1 ? push : { x: 0, y: 0 };
  return (
    <div
      ref={own}
      className={styles.anchor}
      style={{ ...at, transform: `translate(${shift.x}px, ${shift.y}px) scale(${1 / moved.zoom})` }}
    >
      {children}
    </div>
  );
}

/** How far something of this size must move to lie between the edges. */
function inward(start: number, size: number, from: number, to: number): number {
  if (start < from + EDGE) return Math.round(from + EDGE - start);
  if (start + size > to - EDGE) return Math.round(to - EDGE - start - size);
  return 0;
}
