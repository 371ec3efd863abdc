/** Patterns of cloth and paper, each one tile that repeats. Lines take the text color. */

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly lines?: string;
  readonly shapes?: string;
}

const WEAVES = {
  /** Waves of the open sea (seigaiha). */
  sea: {
    width: 40,
    height: 20,
    lines: [
      'M-20 20a20 20 0 0 1 40 0M20 20a20 20 0 0 1 40 0M0 10a20 20 0 0 1 40 0M0 30a20 20 0 0 1 40 0',
      'M-13 20a13 13 0 0 1 26 0M27 20a13 13 0 0 1 26 0M7 10a13 13 0 0 1 26 0',
      'M-6 20a6 6 0 0 1 12 0M34 20a6 6 0 0 1 12 0M14 10a6 6 0 0 1 12 0',
    ].join(''),
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

interface Props {
  readonly name: WeaveName;
  /** Ids are shared by the whole page: the caller brings one of its own. */
  readonly id: string;
  readonly scale?: number;
}

/** The definition of a pattern, to be used as `fill="url(#id)"`. */
export const Weave = ({ name, id, scale = 1 }: Props) => {
  const { width, height, lines, shapes }: Tile = WEAVES[name];
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      {lines && <path d={lines} fill="none" stroke="currentColor" />}
      {shapes && <path d={shapes} fill="currentColor" />}
    </pattern>
  );
};
