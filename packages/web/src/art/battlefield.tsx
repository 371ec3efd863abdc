import { memo, useId } from 'react';
import styles from './battlefield.module.css';
import scene from './scene.module.css';

/** Two ranges of hills, each a seamlessly repeating strip: its length, and the ridge from height 0 downwards. */
const FAR = {
  length: 720,
  ridge: 'M0 70l96-44 92 50 84-38 70 32 118-66 96 60 76-34 88 40v200h-720z',
} as const;
const NEAR = {
  length: 560,
  ridge: 'M0 60c70-10 96-46 140-46s70 40 136 44 92-30 140-30 74 28 144 32v200h-560z',
} as const;

/** How far the hills rise above the ground, and how deep the ground is. */
const GROUND = 34;

interface RangeProps {
  readonly length: number;
  readonly ridge: string;
  readonly rise: number;
  readonly fill: string;
}

/** A range of hills along the bottom of its box, as wide as the box. */
const Range = ({ length, ridge, rise, fill }: RangeProps) => {
  const id = useId();
  return (
    <svg y="100%" overflow="visible" aria-hidden="true">
      <g transform={`translate(0 ${-GROUND - rise})`}>
        <pattern id={id} width={length} height="400" patternUnits="userSpaceOnUse">
          <path d={ridge} fill={fill} />
        </pattern>
        <rect width="100%" height={rise} fill={`url(#${id})`} />
      </g>
    </svg>
  );
};

/** The field of a battle: sky, a pale sun, hills, and the ground on which the sides stand. Fills its box. */
export const Battlefield = memo(() => {
  const id = useId();
  return (
    <svg className={`${scene['scene']} ${styles['field']}`} aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sea)" />
        <stop offset="0.55" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <circle cx="50%" cy="44%" r="72" fill="var(--disc)" opacity="0.85" />
      <Range {...FAR} rise={110} fill="var(--far)" />
      <Range {...NEAR} rise={74} fill="var(--near)" />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <rect y={-GROUND} width="100%" height={GROUND} fill="var(--ground)" />
        <path d={`M0 ${-GROUND}h9999`} stroke="var(--coast)" strokeWidth="1.5" />
      </svg>
    </svg>
  );
});
