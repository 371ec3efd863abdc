import { Boat } from './harbor.tsx';
import { CLAN_LINE } from './ink.ts';
import { Mountain } from './mountain.tsx';
import styles from './road-picture.module.css';
import { Sky } from './sky.tsx';
import { Water } from './water.tsx';

const HILL =
  'M0 455c120-25 200-15 330 15 190 40 370 0 500-40 130-30 200-10 270 20 60-85 150-115 289-65v483H0z';
const FIELD = 'M0 540c100-24 220-26 380 5 140 45 240 40 380-5 160-48 260-30 340-2 110 30 190 4 289-22v352H0z';
const EARTH = 'M0 712c200-32 400-22 600 6 240 26 460-56 789-4v154H0z';
const WAY =
  'M-20 712c130-16 190-76 260-128 80-66 130-80 180-77 100 7 120 132 240 121 110-12 140-148 280-146 100 2 130 78 210 48 80-30 90-100 140-164';

/** The land of the road, on 1389 by 868. It stretches with the page; the width of its lines does not. */
const Land = () => (
  <svg className={styles.land} viewBox="0 0 1389 868" preserveAspectRatio="none" aria-hidden="true">
    <g stroke={CLAN_LINE} strokeWidth="2" vectorEffect="non-scaling-stroke">
      <path d={HILL} fill="var(--hill)" vectorEffect="non-scaling-stroke" />
      <path d={FIELD} fill="var(--field)" vectorEffect="non-scaling-stroke" />
    </g>
    <g fill="none" strokeLinecap="butt">
      <path d={WAY} stroke={CLAN_LINE} strokeWidth="39" vectorEffect="non-scaling-stroke" />
      <path d={WAY} stroke="var(--way)" strokeWidth="35" vectorEffect="non-scaling-stroke" />
      <path
        d={WAY}
        stroke="var(--board)"
        strokeWidth="2"
        strokeDasharray="4 12"
        vectorEffect="non-scaling-stroke"
      />
    </g>
    <path
      d={EARTH}
      fill="var(--earth)"
      stroke={CLAN_LINE}
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

const CROWNS: readonly (readonly [x: number, y: number])[] = [
  [-38, -93],
  [-56, -69],
  [-14, -59],
  [-48, -37],
];

const Pine = () => (
  <g stroke={CLAN_LINE} strokeWidth="2" strokeLinejoin="round">
    <path d="M-4 0c3-22 0-40-6-62h14c0 22 2 40 6 62z" fill="var(--timber)" />
    {CROWNS.map(([x, y]) => (
      <path key={y} d={`M${x} ${y}c-5-11 9-18 16-13 5-10 24-10 29 0 9-3 19 4 14 13z`} fill="var(--pine)" />
    ))}
  </g>
);

/** Where pines stand: start and foot in percent of the page, and their size in pixels. */
const PINES: readonly (readonly [start: number, foot: number, size: number])[] = [
  [4.5, 71, 92],
  [23, 54, 76],
  [42, 65, 84],
  [60, 54, 72],
  [76.5, 51.5, 78],
  [97.5, 60, 118],
];

const House = () => (
  <g stroke={CLAN_LINE} strokeWidth="2" strokeLinejoin="round">
    <path d="M-22 0v-22h44v22z" fill="var(--snow)" />
    <path d="M-6 0v-12h12v12z" fill="var(--timber)" />
    <path d="M-32-22c12-4 16-10 18-18h28c2 8 6 14 18 18z" fill="var(--board)" />
  </g>
);

/** Crossbeams between two pillars: the first game is played behind them. */
const Gate = () => (
  <g stroke={CLAN_LINE} strokeWidth="2.4" strokeLinejoin="round" fill="var(--timber)">
    <path d="M-52 0l6-112h14l-4 112zM52 0l-6-112h-14l4 112z" />
    <path d="M-64-92h128v12h-128z" />
    <path d="M-82-136c50 12 114 12 164 0l-6 24c-48 6-104 6-152 0z" />
    <path d="M-11-112h22v22h-22z" fill="var(--snow)" />
  </g>
);

/** The road of Learn, from the shore over the hills to the gate. Fills its box. */
export const RoadPicture = () => (
  <div className={styles.picture} aria-hidden="true">
    <Sky className={styles.sky} />
    <svg className={styles.mountain} viewBox="0 0 660 400" aria-hidden="true">
      <circle cx="470" cy="200" r="160" fill="var(--disc)" opacity="0.92" />
      <Mountain />
    </svg>
    <Water className={styles.water} />
    <svg className={styles.boats} viewBox="0 0 240 60" aria-hidden="true">
      <Boat x={36} y={40} size={0.42} />
      <Boat x={118} y={52} size={0.6} />
    </svg>
    <Land />
    {PINES.map(([start, foot, size]) => (
      <svg
        key={start}
        className={styles.thing}
        style={{
          insetInlineStart: `${start}%`,
          insetBlockStart: `${foot}%`,
          inlineSize: size,
          blockSize: size,
        }}
        viewBox="-60 -112 120 112"
        aria-hidden="true"
      >
        <Pine />
      </svg>
    ))}
    <svg className={styles.houses} viewBox="-34 -60 120 66" aria-hidden="true">
      <House />
      <g transform="translate(54 4) scale(0.85)">
        <House />
      </g>
    </svg>
    <svg className={styles.gate} viewBox="-84 -140 168 142" aria-hidden="true">
      <Gate />
    </svg>
  </div>
);
