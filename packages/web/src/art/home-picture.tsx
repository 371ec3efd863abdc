import { useId } from 'react';
import styles from './home-picture.module.css';
import { Weave } from './weave.tsx';

const Sky = () => {
  const id = useId();
  return (
    <svg className={styles['sky']} aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="0.28" stopColor="var(--sky)" />
        <stop offset="0.68" stopColor="var(--sky-low)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};

const SLOPE =
  'M20 400c96-34 158-84 206-156 22-34 42-68 58-98 6-12 22-14 30-6 8-6 24-6 32 6 20 36 42 72 68 106 46 66 108 118 220 148z';
const SNOW =
  'M284 146c6-12 22-14 30-6 8-6 24-6 32 6 18 32 38 66 62 98l-20 2-18 26-22-36-24 58-26-50-22 36-18-30-26 28-34-6c34-40 62-90 86-126z';

/** Slips of cloud that cross the mountain: left, top and width. */
const CLOUDS: readonly (readonly [number, number, number])[] = [
  [-70, 282, 270],
  [10, 302, 300],
  [-120, 322, 220],
  [430, 192, 360],
  [490, 212, 330],
];

/** The red sun and the mountain before it: the one picture where red is no clan. */
const Mountain = () => {
  const id = useId();
  return (
    <svg className={styles['mountain']} viewBox="0 0 660 400" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--sun)" />
          <stop offset="0.85" stopColor="var(--sun-low)" />
        </linearGradient>
        <linearGradient id={`${id}rock`} x2="0" y2="1">
          <stop offset="0.3" stopColor="var(--rock)" />
          <stop offset="1" stopColor="var(--rock-low)" />
        </linearGradient>
        <clipPath id={`${id}horizon`}>
          <path d="M-200-200h1100v600h-1100z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}horizon)`}>
        <circle cx="300" cy="276" r="252" fill={`url(#${id}sun)`} />
        <path d={SLOPE} fill={`url(#${id}rock)`} stroke="#1d1a17" strokeWidth="3" strokeLinejoin="round" />
        <path d={SNOW} fill="var(--snow)" stroke="#1d1a17" strokeWidth="2.5" strokeLinejoin="round" />
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

/** Three long waves, each with a darker sea below it: top and length in pixels, height of the swell. */
const WAVES: readonly (readonly [top: number, length: number, swell: number])[] = [
  [12, 240, 8],
  [52, 290, 12],
  [112, 300, 16],
];

const SHADES = ['var(--water)', 'var(--water-mid)', 'var(--water-deep)'];

const Wave = ({
  top,
  length,
  swell,
  shade,
}: Readonly<Record<'top' | 'length' | 'swell', number> & { shade: string }>) => {
  const id = useId();
  const crest = `M0 ${swell}q${length / 4} ${-swell * 2} ${length / 2} 0t${length / 2} 0`;
  return (
    <>
      <pattern id={id} y={top} width={length} height="2000" patternUnits="userSpaceOnUse">
        <path d={`${crest}v2000h${-length}z`} fill={shade} opacity="0.72" />
        <path d={crest} fill="none" stroke="var(--foam)" strokeWidth="2" opacity="0.8" />
      </pattern>
      <rect y={top} width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
};

const Water = () => {
  const id = useId();
  return (
    <svg className={styles['sea']} aria-hidden="true">
      <defs>
        <Weave name="sea" id={id} scale={1.4} color="var(--foam)" />
      </defs>
      <rect width="100%" height="100%" fill="var(--water)" />
      {WAVES.map(([top, length, swell], index) => (
        <Wave
          key={top}
          top={top}
          length={length}
          swell={swell}
          shade={SHADES[index] ?? 'var(--water-deep)'}
        />
      ))}
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity="0.13" />
    </svg>
  );
};

/** The home page's picture: the sun rises behind the mountain, over the sea. Fills its box. */
export const HomePicture = () => (
  <div className={styles['picture']} aria-hidden="true">
    <Sky />
    <Mountain />
    <Water />
  </div>
);
