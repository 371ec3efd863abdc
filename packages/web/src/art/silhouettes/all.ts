import type { FigureId } from '@hinode/engine';
import { MONSTERS } from './monsters.tsx';
import type { Silhouette } from './parts.tsx';
import { PIECES } from './pieces.tsx';

const SILHOUETTES = { ...PIECES, ...MONSTERS };

/** Every kind of piece with a silhouette of its own. */
export const FIGURE_KINDS: readonly FigureId[] = Object.keys(SILHOUETTES);

/** The shapes of a piece, without rim and sheet. */
export const silhouetteOf = (kind: string): Silhouette | undefined => SILHOUETTES[kind];
