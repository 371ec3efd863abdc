import { useId } from 'react';
import styles from './band.module.css';
import { Mountain } from './mountain.tsx';
import { Sky } from './sky.tsx';
import { Water } from './water.tsx';

/** How long one wave of the shore is, and how high. */
const WAVE = 180;
const SWELL = 14;
const CREST = `M0 ${SWELL / 2}q${WAVE / 4} ${-SWELL} ${WAVE / 2} 0t${WAVE / 2} 0`;

/** The lower edge of the picture: one wave, with foam in front of it. */
const Shore = () => {
  const id = useId();
  return (
    <svg className={styles['shore']} aria-hidden="true">
      <pattern id={id} width={WAVE} height="40" patternUnits="userSpaceOnUse">
        <g transform="translate(0 8)">
          <path d={`${CREST}v40h${-WAVE}z`} fill="var(--paper)" />
          <path
            d={CREST}
            transform="translate(0 -5)"
            fill="none"
            stroke="var(--snow)"
            strokeWidth="5"
            opacity="0.75"
          />
          <path d={CREST} fill="none" stroke="var(--clan-line, #1d1a17)" strokeWidth="1.5" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};

/** Bands of mist: start, top and width in percent, which drift into place once. */
const MIST: readonly (readonly [number, number, number])[] = [
  [84, 14, 22],
  [88, 21, 18],
  [52, 30, 16],
];

/** The scene across the top of a page beside the table: sky, the mountain by the sea, and the shore. Fills its box. */
export const Band = () => (
  <div className={styles['band']} aria-hidden="true">
    <Sky className={styles['sky']} />
    {MIST.map(([start, top, width]) => (
      <span
        key={top}
        className={styles['mist']}
        style={{ insetInlineStart: `${start}%`, insetBlockStart: `${top}%`, inlineSize: `${width}%` }}
      />
    ))}
    <svg className={styles['mountain']} viewBox="0 0 660 400" aria-hidden="true">
      <circle cx="440" cy="240" r="150" fill="var(--disc)" opacity="0.92" />
      <Mountain />
    </svg>
    <Water className={styles['water']} />
    <Shore />
  </div>
);
