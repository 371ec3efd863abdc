import { describe, expect, test } from 'vitest';
import { screenOf } from '../app/screen.ts';
import { drawingFor, frameOf, usualDock } from './framing.ts';
import { TALL, WIDE } from './geography.ts';
import { measuresFor } from './measures.ts';
import { terrainOf } from './terrain.ts';
import type { Size } from './use-size.ts';

const drawn = (width: number, height: number) => drawingFor(screenOf(width, height), { width, height });

test('Japan lies across where the screen is wider than high, and is upright where it is not', () => {
  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [360, 560],
    [844, 390],
    [1024, 768],
    [1280, 720],
    [2560, 1440],
  ] as const)
    expect(drawn(width, height) === WIDE, `${width} × ${height}`).toBe(true);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const)
    expect(drawn(width, height) === TALL, `${width} × ${height}`).toBe(true);
});

describe('on a phone', () => {
  const viewport = { width: 390, height: 664 };
  const at = (sheet: number) =>
    frameOf(
      'short-phone',
      viewport,
      { width: 390, height: 664 - 134 - sheet },
      { width: 390, height: sheet },
    );

  test('the land neither moves nor changes its size when a question is longer', () => {
    const { scale, left, top, geography } = at(168);
    for (const sheet of [150, 168, 190, 205])
      expect(at(sheet)).toMatchObject({ scale, left, top, geography });
  });

  test('where the sheet would cut it off, the land moves up without changing its size', () => {
    const { scale, top } = at(168);
    expect(at(246).scale).toBe(scale);
    expect(at(246).top).toBeLessThan(top);
  });

  test('when the sheet is pulled down to a line, the land keeps its size and moves to the middle', () => {
    const usual = at(168);
    const opened = at(56);
    expect(opened.opened).toBe(true);
    expect(opened.scale).toBe(usual.scale);
    expect(opened.top).toBeGreaterThan(usual.top);
  });
});

test('beside the sheet of a phone on its side the land keeps its size when the sheet is folded', () => {
  const at = (sheet: number) =>
    frameOf(
      'landscape-phone',
      { width: 844, height: 390 },
      { width: 844 - sheet, height: 354 },
      { width: sheet, height: 390 },
    );
  expect(at(56).opened).toBe(true);
  expect(at(56).scale).toBe(at(300).scale);
});

const LAPTOPS: readonly (readonly [width: number, height: number, board: Size])[] = [
  [1280, 720, { width: 1060, height: 664 }],
  [1280, 600, { width: 1060, height: 548 }],
  [1440, 900, { width: 930, height: 832 }],
  [1920, 1080, { width: 1350, height: 1008 }],
  [2560, 1440, { width: 1870, height: 1360 }],
];

test.each(LAPTOPS)(
  'at %i × %i no land lies under the dock, and most of the map is land',
  (width, height, board) => {
    const screen = screenOf(width, height);
    const { geography, scale, left, top } = frameOf(screen, { width, height }, board, {
      width: 0,
      height: 0,
    });
    const dock = usualDock(screen, board);
    const { isLand, bounds } = terrainOf(geography);
    const under = {
      x: (board.width - 12 - dock.width - left) / scale,
      y: (board.height - 12 - dock.height - 7 - top) / scale,
      width: dock.width / scale,
      height: dock.height / scale,
    };
    expect(isLand(under)).toBe(false);
    expect(bounds.width * scale).toBeGreaterThan(0.6 * board.width);
    expect(left + bounds.x * scale).toBeGreaterThan(0);
    expect(left + (bounds.x + bounds.width) * scale).toBeLessThan(board.width);
  },
);

test('figures and type grow with the map on large screens only', () => {
  expect(measuresFor('wide', 0.9)).toMatchObject({ figure: 31, daimyo: 36, emblem: 19, disc: 24, grown: 1 });
  const large = measuresFor('wide', 0.925 * 1.75);
  expect(large.figure).toBeCloseTo(31 * 1.75);
  expect(large.disc).toBeCloseTo(24 * 1.75);
  expect(large.name).toBeCloseTo(18 * Math.sqrt(1.75));
  expect(measuresFor('wide', 9).grown).toBe(1.9);
  expect(measuresFor('laptop', 2).figure).toBe(28);
});
