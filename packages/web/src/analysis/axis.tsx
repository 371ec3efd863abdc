import type { Analysis } from '@hinode/bots/analysis';
import type { PointerEvent } from 'react';
import { useText } from '../app/language.tsx';
import styles from './charts.module.css';
import { seasonsOn } from './places.ts';

/** The box that is drawn in, with room around it for the scale and the seasons. Time runs from left to right everywhere. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const xIn = ({ left, right, width }: Box, share: number): number =>
  left + (width - left - right) * share;
export const yIn = ({ top, bottom, height }: Box, share: number): number =>
  top + (height - top - bottom) * share;

/** Seasons below the chart, every second one with a wash. */
export function Seasons({ analysis, box }: { readonly analysis: Analysis; readonly box: Box }) {
  const text = useText();
  return seasonsOn(analysis).map(({ season, from, to }, i) => (
    <g key={season}>
      {i % 2 === 1 && (
        <rect
          className={styles.wash}
          x={xIn(box, from)}
          y={box.top}
          width={xIn(box, to) - xIn(box, from)}
          height={box.height - box.top - box.bottom}
        />
      )}
      <text className={styles.season} x={xIn(box, (from + to) / 2)} y={box.height - 5}>
        {text.name(season)}
      </text>
    </g>
  ));
}

/** The black line through all charts. */
export const Now = ({
  at,
  moves,
  box,
}: {
  readonly at: number;
  readonly moves: number;
  readonly box: Box;
}) => (
  <path
    className={styles.now}
    d={`M${xIn(box, at / Math.max(1, moves))} ${box.top - 4}V${box.height - box.bottom}`}
  />
);

/** Pressing or dragging a chart moves the line of now. */
export function dragging(box: Box, moves: number, onChange: (at: number) => void) {
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * box.width;
    const share = (x - box.left) / (box.width - box.left - box.right);
    onChange(Math.round(Math.max(0, Math.min(1, share)) * moves));
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      go(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
      if (event.buttons > 0) go(event);
    },
  };
}
