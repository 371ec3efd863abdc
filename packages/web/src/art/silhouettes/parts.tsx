import type { ReactNode } from 'react';
import { CLAN_FILL, CLAN_LINE, PALE } from '../ink.ts';

/** Pieces are cut paper: a filled shape with an ink edge. */
const edge = {
  stroke: CLAN_LINE,
  strokeWidth: 2.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

interface ShapeProps {
  readonly d: string;
}

/** A part in the clan's color. */
export const Cloth = ({ d }: ShapeProps) => <path d={d} fill={CLAN_FILL} {...edge} />;

/** A pale part: a crest, a face, a wall. */
export const Pale = ({ d }: ShapeProps) => <path d={d} fill={PALE} {...edge} />;

/** A part in ink, without an edge of its own. */
export const Ink = ({ d }: ShapeProps) => <path d={d} fill={CLAN_LINE} />;

/** A small light in an eye, teeth: pale and without an edge. */
export const Light = ({ d }: ShapeProps) => <path d={d} fill={PALE} />;

/** Folds and seams. */
export const Seam = ({ d, width = 1.6 }: ShapeProps & { readonly width?: number }) => (
  <path d={d} fill="none" {...edge} strokeWidth={width} />
);

/** The silhouette of one kind of piece, on a sheet of 48 by 48 with its feet on the line 45. */
export type Silhouette = ReactNode;
