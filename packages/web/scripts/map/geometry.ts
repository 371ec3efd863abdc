export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Move = (point: Point) => Point;

/** Left, top, right and bottom of some lines. */
export const boundsOf = (lines: readonly Line[]): [number, number, number, number] => {
  const xs = lines.flat().map(([x]) => x);
  const ys = lines.flat().map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Rotated by an angle in degrees, clockwise on the screen. */
export const turned = (degrees: number): Move => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
};

/** Scaled about a point, then shifted. */
export const placed =
  (about: Point, scale: number, shift: Point): Move =>
  ([x, y]) => [about[0] + (x - about[0]) * scale + shift[0], about[1] + (y - about[1]) * scale + shift[1]];

export const areaOf = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

const tenths = (value: number): number => Math.round(value * 10);
const short = (value: number): string => String(value / 10);

/** A line as SVG path data: one absolute point, then relative steps, each rounded to a tenth, without cumulative drift. */
export const pathOf = (line: Line, closed: boolean): string => {
  const points = line.map(([x, y]) => [tenths(x), tenths(y)] as const);
  const [start] = points;
  if (!start) return '';
  let [atX, atY] = start;
  let steps = '';
  for (const [x, y] of closed ? points.slice(1, -1) : points.slice(1)) {
    if (x === atX && y === atY) continue;
    steps += ` ${short(x - atX)} ${short(y - atY)}`;
    [atX, atY] = [x, y];
  }
  const d = `M${short(start[0])} ${short(start[1])}l${steps.slice(1)}${closed ? 'z' : ''}`;
  return d.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.');
};
