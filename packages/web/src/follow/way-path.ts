/** The curve of a movement across the map, in pixels of the map. */

export type Point = readonly [x: number, y: number];

export interface Curve {
  readonly d: string;
  /** Where its number goes. */
  readonly middle: Point;
}

/** How far it bends, and how far from its ends it begins, as fractions of its length. */
const BEND = 0.24;
const CLEAR = 16;

export function curveBetween([x1, y1]: Point, [x2, y2]: Point): Curve {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  // Always to the same side of the map, the northwest, so that the ways there and back are apart.
  const side = dx + dy >= 0 ? 1 : -1;
  const [bx, by] = [(x1 + x2) / 2 + side * dy * BEND, (y1 + y2) / 2 - side * dx * BEND];
  const clear = Math.min(CLEAR, length / 4);
  const [fromX, fromY] = towards([x1, y1], [bx, by], clear);
  const [toX, toY] = towards([x2, y2], [bx, by], clear);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    d: `M${round(fromX)} ${round(fromY)}Q${round(bx)} ${round(by)} ${round(toX)} ${round(toY)}`,
    middle: [(fromX + 2 * bx + toX) / 4, (fromY + 2 * by + toY) / 4],
  };
}

function towards([x, y]: Point, [toX, toY]: Point, steps: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * steps, y + ((toY - y) / length) * steps];
}
