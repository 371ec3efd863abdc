import type { Screen } from '../app/screen.ts';

/** The sizes of things on the map, in pixels. They depend on the screen; on large screens they grow with the map. */
export interface Measures {
  readonly emblem: number;
  readonly figure: number;
  readonly daimyo: number;
  readonly disc: number;
  /** The size of the type on plates. */
  readonly name: number;
  readonly reward: number;
  readonly seal: number;
  /** Between the figures of a line. */
  readonly gap: number;
  /** How much larger than usual. */
  readonly grown: number;
}

const BASE = {
  wide: { emblem: 19, figure: 31, daimyo: 36, disc: 24, name: 18, reward: 13, seal: 22, gap: 3 },
  laptop: { emblem: 18, figure: 28, daimyo: 32, disc: 23, name: 17, reward: 12.5, seal: 20, gap: 3 },
  'low-laptop': { emblem: 16, figure: 24, daimyo: 28, disc: 20, name: 15, reward: 12, seal: 18, gap: 2 },
  small: { emblem: 16, figure: 24, daimyo: 28, disc: 20, name: 16, reward: 12, seal: 18, gap: 2 },
} as const;

/** The scale of the wide map on a screen of 1440 by 900; above it, everything grows with the map. */
const USUAL_SCALE = 0.925;
const MOST_GROWN = 1.9;

export const grownBy = (scale: number): number => Math.max(1, Math.min(MOST_GROWN, scale / USUAL_SCALE));

function baseOf(screen: Screen): (typeof BASE)[keyof typeof BASE] {
  if (screen === 'middle') return BASE.laptop;
  return screen === 'wide' || screen === 'laptop' || screen === 'low-laptop' ? BASE[screen] : BASE.small;
}

/** `scale`: pixels for each unit of the wide map as it is fitted, before zooming. */
export function measuresFor(screen: Screen, scale: number): Measures {
  const base = baseOf(screen);
  const grown = screen === 'wide' ? grownBy(scale) : 1;
  const type = Math.sqrt(grown);
  return {
    emblem: base.emblem * grown,
    figure: base.figure * grown,
    daimyo: base.daimyo * grown,
    disc: base.disc * grown,
    name: base.name * type,
    reward: base.reward * type,
    seal: base.seal * type,
    gap: base.gap * grown,
    grown,
  };
}

export const sizeOf = (figure: string, { daimyo, figure: usual }: Measures): number =>
  figure === 'daimyo' ? daimyo : usual;
