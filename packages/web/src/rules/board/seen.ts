import type { ProvinceId } from '@hinode/engine';
import { WIDE } from '../../board/geography.ts';

/** A piece of the map, in its own units. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shape of a live board. */
const ASPECT = 640 / 262;
/** Land around the places that matter, horizontally and vertically. */
const AROUND = { across: 120, down: 75 } as const;
/** Nothing is enlarged beyond this. */
const LEAST_WIDTH = 470;

/** The piece around these places. */
export function seenAround(places: readonly ProvinceId[]): Seen {
  const camps = places.map((province) => WIDE.provinces[province].camp);
  const [xs, ys] = [camps.map(([x]) => x), camps.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND.across, Math.max(...xs) + AROUND.across];
  const [top, bottom] = [Math.min(...ys) - AROUND.down, Math.max(...ys) + AROUND.down];
  const width = Math.max(LEAST_WIDTH, right - left, (bottom - top) * ASPECT);
  const height = width / ASPECT;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Where a point lies within the piece: from 0 to 1, horizontally and vertically. */
export const shareOf = (
  { x, y, width, height }: Seen,
  [atX, atY]: readonly [number, number],
): readonly [number, number] => [(atX - x) / width, (atY - y) / height];
