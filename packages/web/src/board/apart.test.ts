import { expect, test } from 'vitest';
import { apart, type Box } from './apart.ts';

const SEA: Box = { left: 0, top: 0, width: 390, height: 480 };
const plate = (left: number, top: number): Box => ({ left, top, width: 120, height: 50 });

const moved = (boxes: readonly Box[], fixed: readonly Box[] = []): Box[] =>
  apart(boxes, SEA, fixed).map(({ x, y }, i) => {
    const box = boxes[i] as Box;
    return { ...box, left: box.left + x, top: box.top + y };
  });

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('plates that lie apart stay where they are', () => {
  expect(apart([plate(10, 10), plate(200, 10), plate(10, 100)], SEA)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test('a pile of plates comes apart, and none leaves the sea', () => {
  const pile = [plate(240, 300), plate(230, 340), plate(180, 370), plate(100, 420), plate(150, 425)];
  const laid = moved(pile);
  for (const [i, one] of laid.entries()) {
    for (const other of laid.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.top + one.height).toBeLessThanOrEqual(SEA.height);
  }
});

test('what keeps its place is not covered', () => {
  const shrines: Box = { left: 8, top: 8, width: 130, height: 180 };
  const [laid] = moved([plate(90, 40)], [shrines]);
  expect(laid && overlaps(laid, shrines)).toBe(false);
});
