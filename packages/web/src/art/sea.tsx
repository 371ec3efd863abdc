import { memo, useId } from 'react';
import scene from './scene.module.css';
import { Weave } from './weave.tsx';

/** Bands of mist: left and top as fractions of the picture, then the width. Each has two strips, one below the other. */
const MIST: readonly (readonly [left: number, top: number, width: number])[] = [
  [44, 31, 26],
  [2, 47, 15],
  [62, 78, 34],
  [6, 90, 22],
];

/** A band is a long slip with round ends and a shorter one below it. */
const Mist = ({
  left,
  top,
  width,
}: {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}) => (
  <svg x={`${left}%`} y={`${top}%`} overflow="visible" fill="var(--shoal)" opacity="0.16" aria-hidden="true">
    <rect width={`${width}%`} height="16" rx="8" />
    <rect x={`${width * 0.22}%`} y="16" width={`${width * 0.9}%`} height="16" rx="8" />
    <rect x={`${-width * 0.12}%`} y="32" width={`${width * 0.6}%`} height="16" rx="8" />
  </svg>
);

/** The sea behind the map: a wash of indigo, waves as fine as the grain of paper, a pale disc and bands of mist. */
export const Sea = memo(() => {
  const id = useId();
  return (
    <svg className={scene['scene']} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}wash`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--sea-deep)" />
          <stop offset="0.22" stopColor="var(--sea-mid)" />
          <stop offset="0.62" stopColor="var(--sea)" />
          <stop offset="0.82" stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--sea-mid)" />
        </linearGradient>
        <Weave name="sea" id={`${id}waves`} color="var(--shoal)" />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}wash)`} />
      <rect width="100%" height="100%" fill={`url(#${id}waves)`} opacity="0.1" />
      <circle cx="37%" cy="33%" r="118" fill="var(--shoal)" opacity="0.16" />
      {MIST.map(([left, top, width]) => (
        <Mist key={top} left={left} top={top} width={width} />
      ))}
    </svg>
  );
});
