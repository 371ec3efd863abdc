/** Patterns of cloth and paper, each one tile that repeats. */

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly lines?: string;
  readonly shapes?: string;
}

export const WEAVES = {
  /** Waves of the open sea (seigaiha): the two scales below each one cover most of it. */
  sea: {
    width: 40,
    height: 20,
    lines: [
      [0, 20],
      [40, 20],
      [20, 30],
      [20, 10],
    ]
      .flatMap(([x, y]) => [
        `M${x} ${y}m-17.4-9.8a20 20 0 0 1 34.8 0`,
        `M${x} ${y}m-10.5-7.6a13 13 0 0 1 21 0`,
        `M${x} ${y}m-5-3.3a6 6 0 0 1 10 0`,
      ])
      .join(''),
  },
  /** Feathers of arrows (yagasuri). */
  arrows: {
    width: 16,
    height: 12,
    lines: 'M0 0l8 6 8-6M0 6l8 6 8-6M0 12l8 6 8-6M0-6l8 6 8-6',
  },
  /** Circles that share their edges (shippo). */
  circles: {
    width: 20,
    height: 20,
    lines:
      'M0 0a10 10 0 0 1 20 0M0 20a10 10 0 0 1 20 0M0 0a10 10 0 0 0 20 0M0 20a10 10 0 0 0 20 0M0 0a10 10 0 0 1 0 20M20 0a10 10 0 0 0 0 20',
  },
  /** Scales of a serpent (uroko). */
  scales: {
    width: 14,
    height: 12,
    shapes: 'M7 0l7 12h-14z',
  },
  /** Checks (ichimatsu). */
  checks: {
    width: 12,
    height: 12,
    shapes: 'M0 0h6v6h-6zM6 6h6v6h-6z',
  },
  /** The shell of a turtle, one hexagon by another (kikko). */
  shell: {
    width: 18,
    height: 31.2,
    lines: 'M9 0v5.2l9 5.2v10.4l-9 5.2v5.2M9 5.2l-9 5.2v10.4l9 5.2',
  },
} as const satisfies Readonly<Record<string, Tile>>;

export type WeaveName = keyof typeof WEAVES;
