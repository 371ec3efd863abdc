import type { ReactNode } from 'react';
import { CLAN_FILL, CLAN_LINE, PALE } from '../ink.ts';

/**
 * Pieces are cut paper: a filled shape with an ink edge. `--rim` widens every part, so that the same shapes drawn
 * below in one pale color leave a rim of paper around the whole.
 */
const edged = (width: number) =>
  ({
    stroke: CLAN_LINE,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    style: { strokeWidth: `calc(${width}px + var(--rim, 0px))` },
  }) as const;

interface ShapeProps {
  readonly d: string;
}

/** A part in the clan's color. */
export const Cloth = ({ d }: ShapeProps) => <path d={d} fill={CLAN_FILL} {...edged(2.4)} />;

/** A pale part: a crest, a face, a wall. */
export const Pale = ({ d }: ShapeProps) => <path d={d} fill={PALE} {...edged(2.4)} />;

/** A part in ink, without an edge of its own. */
export const Ink = ({ d }: ShapeProps) => <path d={d} fill={CLAN_LINE} {...edged(0)} />;

/** A small light in an eye, teeth: pale and without an edge. */
export const Light = ({ d }: ShapeProps) => <path d={d} fill={PALE} />;

/** Folds and seams. */
export const Seam = ({ d, width = 1.6 }: ShapeProps & { readonly width?: number }) => (
  <path d={d} fill="none" {...edged(width)} />
);

/** The silhouette of one kind of piece, on a sheet of 48 by 48 with its feet on the line 45. */
export type Silhouette = ReactNode;
