import type { Box } from './boxes.ts';
import type { Size } from './use-size.ts';

/** The visible part of the map: a point of the frame at p is shown at p × zoom + (x, y). */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 };

const MOST_ZOOM = 4;
/** The smallest and the largest zoom of the + button. */
const CLOSER = { least: 1.6, most: 2.6 } as const;
/** How much of the frame is filled by what the + button shows. */
const FILLED = 0.7;

export const shownWhole = ({ zoom }: Camera): boolean => zoom === 1;

/** Zooms so that the point under the fingers stays under them. */
export function zoomed(
  camera: Camera,
  to: number,
  about: { readonly x: number; readonly y: number },
): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, to));
  if (zoom === 1) return WHOLE;
  const real = zoom / camera.zoom;
  return { zoom, x: about.x - (about.x - camera.x) * real, y: about.y - (about.y - camera.y) * real };
}

/** A part of the map, enlarged, in the middle of the frame. */
export function enlarged({ x, y, width, height }: Box, frame: Size): Camera {
  const fits = Math.min((FILLED * frame.width) / width, (FILLED * frame.height) / height);
  const zoom = Math.min(CLOSER.most, Math.max(CLOSER.least, fits));
  return {
    zoom,
    x: frame.width / 2 - (x + width / 2) * zoom,
    y: frame.height / 2 - (y + height / 2) * zoom,
  };
}

/** The middle of the frame always shows land, or the sea between it, so that nobody loses Japan. */
export function kept(camera: Camera, land: Box, frame: Size): Camera {
  if (shownWhole(camera)) return WHOLE;
  const { zoom } = camera;
  const within = (at: number, from: number, size: number, room: number): number =>
    Math.max(room / 2 - (from + size) * zoom, Math.min(at, room / 2 - from * zoom));
  return {
    zoom,
    x: within(camera.x, land.x, land.width, frame.width),
    y: within(camera.y, land.y, land.height, frame.height),
  };
}
