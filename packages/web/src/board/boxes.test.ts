import { expect, test } from 'vitest';
import {
  around,
  aroundAll,
  type Box,
  distance,
  grown,
  liesIn,
  middleOf,
  moved,
  nearestIn,
  pushedInto,
  touch,
} from './boxes.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const BOX = box(10, 20, 30, 40);

test('boxes that share only an edge do not touch, unless a gap is asked for', () => {
  for (const beside of [box(40, 20, 5, 5), box(5, 20, 5, 5), box(10, 60, 5, 5), box(10, 15, 5, 5)]) {
    expect(touch(BOX, beside)).toBe(false);
    expect(touch(BOX, beside, 1)).toBe(true);
    expect(touch(beside, BOX, 1)).toBe(true);
  }
  expect(touch(BOX, box(39, 59, 5, 5))).toBe(true);
  expect(touch(BOX, box(6, 16, 5, 5))).toBe(true);
});

test('a box lies within itself, but not within one that ends a pixel earlier on any side', () => {
  expect(liesIn(BOX, BOX)).toBe(true);
  for (const smaller of [box(11, 20, 30, 40), box(10, 21, 30, 40), box(10, 20, 29, 40), box(10, 20, 30, 39)])
    expect(liesIn(BOX, smaller)).toBe(false);
});

test('a box is pushed into an area by as little as possible', () => {
  const area = box(0, 0, 100, 100);
  expect(pushedInto(BOX, area)).toEqual(BOX);
  expect(pushedInto(box(-5, 90, 30, 40), area)).toEqual(box(0, 60, 30, 40));
  expect(pushedInto(box(90, -5, 30, 40), area)).toEqual(box(70, 0, 30, 40));
});

test('the middle of a box, and the box around a middle', () => {
  expect(middleOf(BOX)).toEqual([25, 40]);
  expect(around([25, 40], 30, 40)).toEqual(BOX);
});

test('a box grows on every side, and moves as a whole', () => {
  expect(grown(BOX, 3)).toEqual(box(7, 17, 36, 46));
  expect(grown(BOX, -3)).toEqual(box(13, 23, 24, 34));
  expect(moved(BOX, 2, -3)).toEqual(box(12, 17, 30, 40));
});

test('the nearest point of a box is the point itself if it is inside, and lies on the edge otherwise', () => {
  expect(nearestIn(BOX, [12, 50])).toEqual([12, 50]);
  expect(nearestIn(BOX, [0, 100])).toEqual([10, 60]);
  expect(nearestIn(BOX, [99, 0])).toEqual([40, 20]);
  expect(distance([1, 2], [4, 6])).toBe(5);
});

test('nothing has no bounding box; several boxes have the smallest that holds them all', () => {
  expect(aroundAll([])).toBeUndefined();
  expect(aroundAll([BOX, box(0, 50, 5, 50), box(35, 30, 20, 5)])).toEqual(box(0, 20, 55, 80));
});
