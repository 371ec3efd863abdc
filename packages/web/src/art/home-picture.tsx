import { useId } from 'react';
import styles from './home-picture.module.css';
import { Mountain } from './mountain.tsx';
import { Sky } from './sky.tsx';
import { Water } from './water.tsx';

/** Slips of cloud that cross the mountain: left, top and width. */
const CLOUDS: readonly (readonly [number, number, number])[] = [
  [-70, 282, 270],
  [10, 302, 300],
  [-120, 322, 220],
  [430, 192, 360],
  [490, 212, 330],
];

/** The red sun and the mountain in front of it. This is the only picture in which red does not mean a clan. */
const SunAndMountain = () => {
  const id = useId();
  return (
    <svg className={styles['mountain']} viewBox="0 0 660 400" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--sun)" />
          <stop offset="0.85" stopColor="var(--sun-low)" />
        </linearGradient>
        <clipPath id={`${id}horizon`}>
          <path d="M-200-200h1100v600h-1100z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}horizon)`}>
        <circle cx="300" cy="276" r="252" fill={`url(#${id}sun)`} />
        <Mountain />
        {CLOUDS.map(([left, top, width]) => (
          <rect
            key={top}
            x={left}
            y={top}
            width={width}
            height="18"
            rx="9"
            fill="var(--mist)"
            opacity="0.75"
          />
        ))}
      </g>
    </svg>
  );
};

/** The picture of the home page: the sun rising behind the mountain, over the sea. Fills its box. */
export const HomePicture = () => (
  <div className={styles['picture']} aria-hidden="true">
    <Sky className={styles['sky']} />
    <SunAndMountain />
    <Water className={styles['sea']} />
  </div>
);
