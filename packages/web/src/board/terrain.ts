import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { whenIdle } from '../app/when-idle.ts';
import type { Box, Point } from './boxes.ts';
import type { Geography } from './geography.ts';

/**
 * The land of a map as a grid of cells, made once for each map, so that "how much of this box lies on Kyoto?" and "how far is it to
 * the coast of Edo?" take only a few lookups. Boxes and points are in units of the map.
 */
export interface Terrain {
  /** The fraction of a box that lies on a province, 0 to 1. */
  share(province: ProvinceId, box: Box): number;
  /** The fraction of a province that lies under a box, 0 to 1. */
  covered(province: ProvinceId, box: Box): number;
  /** Is there any land under the box? */
  isLand(box: Box): boolean;
  /** From a point to the nearest land of a province; 0 on it. */
  distanceTo(province: ProvinceId, point: Point): number;
  /** The middles of the cells of a province that are not right at its coast. */
  inland(province: ProvinceId): readonly Point[];
  /** The smallest box around all land. */
  readonly bounds: Box;
}

/** The number of cells side by side: a cell is about 5 pixels on a wide screen. */
const COLUMNS = 180;
const FAR = 0x3fff;

const made = new WeakMap<Geography, Terrain>();

export function terrainOf(geography: Geography): Terrain {
  const known = made.get(geography);
  if (known !== undefined) return known;
  const terrain = makeTerrain(geography);
  made.set(geography, terrain);
  return terrain;
}

const CORNER: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Surveys a map before it is needed, in small steps, whenever the browser is idle. */
export function surveyWhenIdle(geography: Geography): void {
  const terrain = terrainOf(geography);
  const steps: readonly (() => unknown)[] = [
    ...PROVINCE_IDS.flatMap((province) => [
      () => terrain.share(province, CORNER),
      () => terrain.distanceTo(province, [0, 0]),
      () => terrain.inland(province),
    ]),
    () => terrain.isLand(CORNER),
    () => terrain.bounds,
  ];
  const next = ([step, ...rest]: typeof steps): void => {
    if (step === undefined) return;
    step();
    whenIdle(() => next(rest));
  };
  whenIdle(() => next(steps));
}

function makeTerrain({ viewBox: [width, height], provinces }: Geography): Terrain {
  const cell = width / COLUMNS;
  const grid: Grid = { cell, columns: COLUMNS, rows: Math.ceil(height / cell) };
  const shores = once((province) => polygonsOf(provinces[province].d));
  const mask = once((province) => maskOf(grid, shores(province)));
  const sums = once((province) => sumsOf(grid, mask(province)));
  const distances = once((province) => distancesTo(grid, mask(province)));
  const inland = once((province) => inlandOf(grid, mask(province)));
  let all: Int32Array | undefined;
  let bounds: Box | undefined;
  return {
    share: (province, box) => shareOf(grid, sums(province), box),
    covered: (province, box) => landIn(grid, sums(province), box).land / (sums(province).at(-1) ?? 1),
    isLand: (box) => {
      all ??= sumsOf(grid, united(PROVINCE_IDS.map(mask)));
      return shareOf(grid, all, box) > 0;
    },
    distanceTo: (province, point) => distanceAt(grid, distances(province), point),
    inland,
    get bounds() {
      bounds ??= boundsOf(PROVINCE_IDS.flatMap((province) => shores(province).flat()));
      return bounds;
    },
  };
}

/** Computed for a province on first use. */
function once<T>(make: (province: ProvinceId) => T): (province: ProvinceId) => T {
  const known = new Map<ProvinceId, T>();
  return (province) => {
    let found = known.get(province);
    if (found === undefined) {
      found = make(province);
      known.set(province, found);
    }
    return found;
  };
}

interface Grid {
  /** In units of the map. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

type Polygon = readonly Point[];

/** The outlines in a path of moves and lines, as the map is drawn: `M734.9 155.1l-1.8 .9…z`. */
function polygonsOf(d: string): Polygon[] {
  return d
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const shore: Point[] = [];
      let x = 0;
      let y = 0;
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        shore.push([x, y]);
      }
      return shore;
    });
}

/** The cells whose middle is land, row by row: those between every odd crossing of the outline and the next. */
function maskOf({ cell, columns, rows }: Grid, land: readonly Polygon[]): Uint8Array {
  const mask = new Uint8Array(columns * rows);
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const shore of land) {
    let [fromX, fromY] = shore.at(-1) ?? [0, 0];
    for (const [x, y] of shore) {
      const first = Math.max(0, Math.ceil(Math.min(fromY, y) / cell - 0.5));
      const last = Math.min(rows - 1, Math.ceil(Math.max(fromY, y) / cell - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const share = ((row + 0.5) * cell - fromY) / (y - fromY);
        crossings[row]?.push(fromX + share * (x - fromX));
      }
      fromX = x;
      fromY = y;
    }
  }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i] ?? 0) / cell - 0.5));
      const to = Math.min(columns, Math.ceil((xs[i + 1] ?? 0) / cell - 0.5));
      mask.fill(1, row * columns + from, row * columns + to);
    }
  }
  return mask;
}

function united(masks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(masks[0]?.length ?? 0);
  for (const mask of masks) for (let i = 0; i < mask.length; i++) if (mask[i] === 1) all[i] = 1;
  return all;
}

/** For every corner of the grid: the number of land cells above it and to its left. */
function sumsOf({ columns, rows }: Grid, mask: Uint8Array): Int32Array {
  const wide = columns + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let inRow = 0;
    for (let column = 0; column < columns; column++) {
      inRow += mask[row * columns + column] ?? 0;
      sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

const within = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

function shareOf(grid: Grid, sums: Int32Array, box: Box): number {
  const { land, all } = landIn(grid, sums, box);
  return land / all;
}

/** The number of land cells under a box, and of all cells. */
function landIn({ cell, columns, rows }: Grid, sums: Int32Array, { x, y, width, height }: Box) {
  const left = Math.floor(x / cell);
  const top = Math.floor(y / cell);
  const right = Math.ceil((x + width) / cell);
  const bottom = Math.ceil((y + height) / cell);
  const l = within(left, columns);
  const t = within(top, rows);
  const r = within(right, columns);
  const b = within(bottom, rows);
  const wide = columns + 1;
  const land =
    (sums[b * wide + r] as number) -
    (sums[t * wide + r] as number) -
    (sums[b * wide + l] as number) +
    (sums[t * wide + l] as number);
  return { land, all: (right - left) * (bottom - top) };
}

/** In fifths of a cell, counted through the neighbors: 5 to the side, 7 diagonally. */
function distancesTo({ columns, rows }: Grid, mask: Uint8Array): Uint16Array {
  const far = new Uint16Array(mask.length);
  const nearer = (at: number, from: number, step: number): void => {
    const way = (far[from] as number) + step;
    if (way < (far[at] as number)) far[at] = way;
  };
  for (let i = 0; i < mask.length; i++) far[i] = mask[i] === 1 ? 0 : FAR;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (far[at] === 0) continue;
      if (column > 0) nearer(at, at - 1, 5);
      if (row === 0) continue;
      nearer(at, at - columns, 5);
      if (column > 0) nearer(at, at - columns - 1, 7);
      if (column < columns - 1) nearer(at, at - columns + 1, 7);
    }
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * columns + column;
      if (far[at] === 0) continue;
      if (column < columns - 1) nearer(at, at + 1, 5);
      if (row === rows - 1) continue;
      nearer(at, at + columns, 5);
      if (column < columns - 1) nearer(at, at + columns + 1, 7);
      if (column > 0) nearer(at, at + columns - 1, 7);
    }
  return far;
}

/** The distance of a point outside the grid is that of the nearest edge plus the way to it. */
function distanceAt({ cell, columns, rows }: Grid, distances: Uint16Array, [x, y]: Point): number {
  const column = within(Math.floor(x / cell), columns - 1);
  const row = within(Math.floor(y / cell), rows - 1);
  const outside = Math.max(0, -x, x - columns * cell) + Math.max(0, -y, y - rows * cell);
  return ((distances[row * columns + column] as number) / 5) * cell + outside;
}

function inlandOf({ cell, columns }: Grid, mask: Uint8Array): Point[] {
  const points: Point[] = [];
  for (let at = columns; at < mask.length - columns; at++) {
    if (mask[at] !== 1) continue;
    if (mask[at - 1] === 1 && mask[at + 1] === 1 && mask[at - columns] === 1 && mask[at + columns] === 1)
      points.push([((at % columns) + 0.5) * cell, (Math.floor(at / columns) + 0.5) * cell]);
  }
  return points;
}

function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
