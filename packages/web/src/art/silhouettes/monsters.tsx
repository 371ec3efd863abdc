import { FIGURES } from '@hinode/engine/boxes/figures';
import { Cloth, Ink, Light, Pale, Seam, type ShapeProps, type Silhouette } from './parts.tsx';

/** The silhouettes of Monsters, composed of the shapes in their folders. */

const PARTS = { cloth: Cloth, pale: Pale, ink: Ink, light: Light, seam: Seam };

/** A part of a piece: its shape, keyed by what it is made of. */
type Part = Omit<ShapeProps, 'd'> & { readonly [made in keyof typeof PARTS]?: string };

function silhouette(parts: readonly Part[]): Silhouette {
  return parts.map(({ width, transform, ...made }) =>
    Object.entries(made).map(([of, d]) => {
      const Shape = PARTS[of as keyof typeof PARTS];
      return (
        <Shape key={d} d={d} {...(width !== undefined && { width })} {...(transform && { transform })} />
      );
    }),
  );
}

export const MONSTERS: Readonly<Record<string, Silhouette>> = Object.fromEntries(
  Object.entries<readonly Part[]>(FIGURES).map(([id, parts]) => [id, silhouette(parts)]),
);
