/** Rectangles on the screen, in pixels. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Are two boxes closer than this? */
export const touch = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

export const liesIn = (box: Box, area: Box): boolean =>
  box.x >= area.x &&
  box.y >= area.y &&
  box.x + box.width <= area.x + area.width &&
  box.y + box.height <= area.y + area.height;

/** Moved as little as possible to lie within the area. */
export const pushedInto = (box: Box, area: Box): Box => ({
  ...box,
  x: Math.max(area.x, Math.min(box.x, area.x + area.width - box.width)),
  y: Math.max(area.y, Math.min(box.y, area.y + area.height - box.height)),
});

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

export const around = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Larger by this much on every side, or smaller if negative. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const moved = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** The point of a box that is nearest to another point. */
export const nearestIn = ({ x, y, width, height }: Box, [px, py]: Point): Point => [
  Math.max(x, Math.min(px, x + width)),
  Math.max(y, Math.min(py, y + height)),
];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The smallest box around all of these. */
export function aroundAll(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
