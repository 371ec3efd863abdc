import { expect, test } from 'vitest';
import { enlarged, kept, WHOLE, zoomed } from './camera.ts';

const FRAME = { width: 400, height: 300 };
const LAND = { x: 10, y: 10, width: 380, height: 280 };

test('what lies under the fingers stays under them', () => {
  const about = { x: 100, y: 200 };
  const { zoom, x, y } = zoomed(zoomed(WHOLE, 1.5, { x: 30, y: 40 }), 3, about);
  const before = zoomed(WHOLE, 1.5, { x: 30, y: 40 });
  const point = { x: (about.x - before.x) / before.zoom, y: (about.y - before.y) / before.zoom };
  expect(point.x * zoom + x).toBeCloseTo(about.x);
  expect(point.y * zoom + y).toBeCloseTo(about.y);
});

test('zoomed out again, the whole map is back in its place', () => {
  expect(zoomed(zoomed(WHOLE, 2, { x: 0, y: 0 }), 0.5, { x: 300, y: 10 })).toEqual(WHOLE);
});

test('+ brings the lit provinces to the middle, enlarged', () => {
  const lit = { x: 300, y: 20, width: 60, height: 60 };
  const { zoom, x, y } = enlarged(lit, FRAME);
  expect(zoom).toBeGreaterThanOrEqual(1.6);
  expect(330 * zoom + x).toBeCloseTo(200);
  expect(50 * zoom + y).toBeCloseTo(150);
});

test('land cannot be dragged out of sight', () => {
  const { zoom, x, y } = kept({ zoom: 2, x: 5000, y: -5000 }, LAND, FRAME);
  expect(LAND.x * zoom + x).toBeLessThanOrEqual(200);
  expect((LAND.y + LAND.height) * zoom + y).toBeGreaterThanOrEqual(150);
});
