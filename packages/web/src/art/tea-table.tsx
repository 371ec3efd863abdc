import { memo } from 'react';
import { Drawing } from './drawing.tsx';

/** The size of the drawing, and the ellipse on which the seats lie. */
const [WIDTH, HEIGHT] = [600, 470];
const MIDDLE = { x: 300, y: 215 } as const;
const REACH = { x: 290, y: 205 } as const;

/**
 * A place at the table, in parts of the picture's width and height. Angles run clockwise from your own seat, which is
 * at the foot: 0 is you, 90 your left hand. `far` is 0 in the middle and 1 at the rim.
 */
export const placeAt = (angle: number, far = 1): { readonly x: number; readonly y: number } => {
  const turn = (angle * Math.PI) / 180;
  return {
    x: (MIDDLE.x - Math.sin(turn) * REACH.x * far) / WIDTH,
    y: (MIDDLE.y + Math.cos(turn) * REACH.y * far) / HEIGHT,
  };
};

const WOOD = 'var(--table, color-mix(in srgb, var(--land) 65%, var(--land-dim)))';
const GRAIN = 'color-mix(in srgb, var(--land-dim) 80%, var(--coast))';
const RIM = 'color-mix(in srgb, var(--land-dim) 62%, var(--coast))';
const EDGE = 'var(--coast)';
const IRON = '#2a2623';

/** Rings of the wood, a little off the middle as in a real trunk. */
const RINGS: readonly (readonly [x: number, y: number, rx: number])[] = [
  [300, 214, 258],
  [304, 212, 214],
  [296, 216, 168],
  [306, 214, 120],
  [300, 218, 76],
];

const Top = () => (
  <>
    <ellipse cx="300" cy="256" rx="298" ry="206" fill="var(--sea-deep)" opacity="0.35" />
    <path d="M10 215v20c0 113 130 205 290 205s290-92 290-205v-20z" fill={RIM} stroke={EDGE} strokeWidth="3" />
    <ellipse cx="300" cy="215" rx="290" ry="205" fill={WOOD} stroke={EDGE} strokeWidth="3" />
    {RINGS.map(([x, y, rx]) => (
      <ellipse
        key={rx}
        cx={x}
        cy={y}
        rx={rx}
        ry={rx * 0.7}
        fill="none"
        stroke={GRAIN}
        strokeWidth="1.5"
        opacity="0.5"
      />
    ))}
  </>
);

const Kettle = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <ellipse cx="300" cy="252" rx="54" ry="15" fill="#1d1a17" opacity="0.3" />
    <path
      d="M284 148c-7-8 7-14 0-24M304 146c-7-8 7-14 0-24"
      fill="none"
      stroke={EDGE}
      strokeWidth="2.5"
      opacity="0.55"
    />
    <path d="M270 196c-4-36 64-36 60 0" fill="none" stroke={EDGE} strokeWidth="11" />
    <path d="M270 196c-4-36 64-36 60 0" fill="none" stroke={IRON} strokeWidth="8" />
    <path d="M340 218c16 4 20-14 32-22l8 6c-6 16-14 38-42 38z" fill={IRON} stroke={EDGE} strokeWidth="2" />
    <path
      d="M254 224c0-20 18-32 46-32s46 12 46 32c0 18-10 34-46 34s-46-16-46-34z"
      fill={IRON}
      stroke={EDGE}
      strokeWidth="2"
    />
    <path d="M274 194c4-10 48-10 52 0-10 6-42 6-52 0z" fill="#4a443f" stroke={EDGE} strokeWidth="2" />
    <circle cx="300" cy="184" r="5" fill="#4a443f" stroke={EDGE} strokeWidth="2" />
    <path d="M266 222c4-12 14-17 24-18" fill="none" stroke="#6b6154" strokeWidth="3" />
  </g>
);

const Bowl = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x * WIDTH} ${y * HEIGHT})`}>
    <ellipse cy="17" rx="25" ry="7" fill="#1d1a17" opacity="0.28" />
    <path d="M-27-3c1 16 11 23 27 23s26-7 27-23z" fill={IRON} stroke={EDGE} strokeWidth="2" />
    <ellipse cy="-4" rx="27" ry="9.5" fill="#f3ead7" stroke={EDGE} strokeWidth="2" />
    <ellipse cy="-2.5" rx="21" ry="6.5" fill="#97966c" />
  </g>
);

interface Props {
  /** Where each player sits (see `placeAt`). */
  readonly seats: readonly number[];
}

/** The low round table of the tea ceremony: a kettle in the middle, a bowl before every seat. */
export const TeaTable = memo(({ seats }: Props) => {
  const bowls = seats.map((angle) => ({ angle, ...placeAt(angle, 0.76) })).sort((a, b) => a.y - b.y);
  const behind = bowls.filter(({ y }) => y < 0.4);
  const before = bowls.filter(({ y }) => y >= 0.4);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} size="100%">
      <Top />
      {behind.map(({ angle, x, y }) => (
        <Bowl key={angle} x={x} y={y} />
      ))}
      <Kettle />
      {before.map(({ angle, x, y }) => (
        <Bowl key={angle} x={x} y={y} />
      ))}
    </Drawing>
  );
});
