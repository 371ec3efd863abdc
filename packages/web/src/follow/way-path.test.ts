import { expect, test } from 'vitest';
import { curveBetween } from './way-path.ts';

test('a path begins and ends clear of the camps, and bends to one side', () => {
  const { d, middle } = curveBetween([0, 0], [200, 0]);
  const [x1, y1, , , x2, y2] = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(Math.hypot(x1 ?? 0, y1 ?? 0)).toBeCloseTo(16, 0);
  expect(Math.hypot((x2 ?? 0) - 200, y2 ?? 0)).toBeCloseTo(16, 0);
  expect(Math.abs(middle[1])).toBeGreaterThan(10);
});

test('the paths there and back do not overlap', () => {
  const [there, back] = [curveBetween([10, 80], [150, 20]), curveBetween([150, 20], [10, 80])];
  expect(Math.hypot(there.middle[0] - back.middle[0], there.middle[1] - back.middle[1])).toBeLessThan(1);
  expect(there.d).not.toBe(back.d);
});

test('a path within a single province causes no error', () => {
  expect(curveBetween([5, 5], [5, 5]).d).not.toContain('NaN');
});
