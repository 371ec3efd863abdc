import type { ReactNode } from 'react';
import { CLAN_FILL, CLAN_LINE, PALE } from '../ink.ts';

/**
 * Pieces look like cut paper: a filled shape with an ink edge. `--rim` widens every part, so that the same shapes drawn below in a
 * single pale color leave a rim of paper around the whole.
 */
const edged = (width: number) =>
  ({
    stroke: CLAN_LINE,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    style: { strokeWidth: `calc(${width}px + var(--rim, 0px))` },
  }) as const;

export interface ShapeProps {
  readonly d: string;
  /** The width of its edge. */
  readonly width?: number;
  readonly transform?: string;
}

/** A part in the clan's color. */
export const Cloth = ({ width = 2.4, ...shape }: ShapeProps) => (
  <path {...shape} fill={CLAN_FILL} {...edged(width)} />
);

/** A pale part: a crest, a face, a wall. */
export const Pale = ({ width = 2.4, ...shape }: ShapeProps) => (
  <path {...shape} fill={PALE} {...edged(width)} />
);

/** A part in ink, without an edge of its own. */
export const Ink = ({ width = 0, ...shape }: ShapeProps) => (
  <path {...shape} fill={CLAN_LINE} {...edged(width)} />
);

/** A glint in an eye, or teeth: pale and without an edge. */
export const Light = ({ d, transform }: ShapeProps) => <path d={d} transform={transform} fill={PALE} />;

/** Folds and seams. */
export const Seam = ({ width = 1.6, ...shape }: ShapeProps) => (
  <path {...shape} fill="none" {...edged(width)} />
);

/** The silhouette of one kind of piece, on a sheet of 48 by 48 with its feet on line 45. */
export type Silhouette = ReactNode;
