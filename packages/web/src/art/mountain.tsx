import { useId } from 'react';
import { CLAN_LINE } from './ink.ts';

const SLOPE =
  'M20 400c96-34 158-84 206-156 22-34 42-68 58-98 6-12 22-14 30-6 8-6 24-6 32 6 20 36 42 72 68 106 46 66 108 118 220 148z';
const SNOW =
  'M284 146c6-12 22-14 30-6 8-6 24-6 32 6 18 32 38 66 62 98l-20 2-18 26-22-36-24 58-26-50-22 36-18-30-26 28-34-6c34-40 62-90 86-126z';

/** The mountain of all scenes, 660 by 400, with its foot at the bottom of the drawing. */
export const Mountain = () => {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0.3" stopColor="var(--rock)" />
        <stop offset="1" stopColor="var(--rock-low)" />
      </linearGradient>
      <path d={SLOPE} fill={`url(#${id})`} stroke={CLAN_LINE} strokeWidth="3" strokeLinejoin="round" />
      <path d={SNOW} fill="var(--snow)" stroke={CLAN_LINE} strokeWidth="2.5" strokeLinejoin="round" />
    </>
  );
};
