import { PROVINCE_IDS } from '@hinode/engine/facts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { apart, type Shift } from './apart.ts';
import styles from './board.module.css';
import type { Geography } from './geography.ts';
import { Plate } from './plate.tsx';

interface Props {
  readonly geography: Geography;
  /** Pixels for each unit of the map. */
  readonly scale: number;
  readonly zoom: number;
  /** They stay inside of this as long as the whole map is shown. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly compact: boolean;
}

/** The plates of all provinces, each near its land; pushed aside where it would cover another or stick out. */
export function Plates({ geography, scale, zoom, frame, compact }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const [shifts, setShifts] = useState<readonly Shift[]>([]);
  // Plates grow and shrink with what stands in their provinces.
  useLayoutEffect(() => {
    if (zoom !== 1 || own.current === null || frame.current === null) return;
    const plates = [...own.current.querySelectorAll('[data-plate]')].map((plate) =>
      plate.getBoundingClientRect(),
    );
    const fixed = [...(frame.current.parentElement?.querySelectorAll('[data-keep-clear]') ?? [])].map(
      (element) => element.getBoundingClientRect(),
    );
    const inside = frame.current.getBoundingClientRect();
    setShifts((before) => {
      const boxes = plates.map(({ left, top, width, height }, i) => ({
        left: left - (before[i]?.x ?? 0),
        top: top - (before[i]?.y ?? 0),
        width,
        height,
      }));
      const after = apart(boxes, inside, fixed);
      return after.every(({ x, y }, i) => x === before[i]?.x && y === before[i]?.y) ? before : after;
    });
  });
  return (
    <div ref={own}>
      {PROVINCE_IDS.map((province, i) => {
        const [left, top] = geography.provinces[province].plate;
        const { x, y } = (zoom === 1 && shifts[i]) || { x: 0, y: 0 };
        return (
          <div
            key={province}
            className={styles.anchor}
            style={{
              left: left * scale,
              top: top * scale,
              transform: `translate(${x}px, ${y}px) scale(${1 / zoom})`,
            }}
          >
            <Plate province={province} compact={compact} />
          </div>
        );
      })}
    </div>
  );
}
