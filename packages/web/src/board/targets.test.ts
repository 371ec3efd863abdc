import type { ProvinceId } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import { type Box, touch } from './boxes.ts';
import { WIDE } from './geography.ts';
import type { Laid } from './placing.ts';
import { type Pressable, withTargets } from './targets.ts';
import { terrainOf } from './terrain.ts';

const plate = (x: number, y: number, width: number, height = 26, province: ProvinceId = 'kyoto'): Laid => ({
  ...{ kind: 'plate', form: 'tag', province, x, y, width, height },
});

/** The land is far away from all of these. */
const SEA = { terrain: terrainOf(WIDE), scale: 1, left: 10_000, top: 10_000 };
const SEEN = { x: -50, y: -50, width: 500, height: 166 };

/** Does a press there count for it? */
const answers = ({ target }: Pressable, x: number, y: number): boolean => {
  const point = { x, y, width: 0, height: 0 };
  return (target.open ?? [target]).some((part: Box) => touch(point, part));
};

const pressable = (...laid: readonly Laid[]): Pressable[] =>
  withTargets(laid, { seen: SEEN, ground: SEA, lit: [] });

test('each of them has 44 px for a finger, within the visible area', () => {
  const [wide, narrow, atEdge, outside] = pressable(
    ...[plate(0, 0, 60), plate(200, 0, 30), plate(300, 90, 60, 24), plate(300, 190, 60, 24)],
  );
  expect(wide?.target).toEqual({ x: 0, y: -9, width: 60, height: 44 });
  expect(narrow?.target).toEqual({ x: 193, y: -9, width: 44, height: 44 });
  expect(atEdge?.target).toEqual({ x: 300, y: 72, width: 60, height: 44 });
  expect(outside?.target).toEqual({ x: 300, y: 180, width: 60, height: 44 });
});

test('where it overlaps a neighbor, a press goes to the neighbor', () => {
  const [one, other] = pressable(plate(0, 0, 60), plate(40, 30, 60)) as [Pressable, Pressable];
  expect(answers(one, 20, 33)).toBe(true);
  expect(answers(one, 50, 33)).toBe(false);
  expect(answers(other, 50, 33)).toBe(true);
  expect(answers(other, 50, 23)).toBe(false);
  expect(answers(other, 80, 23)).toBe(true);
});

describe('land that can be chosen', () => {
  const ground = { terrain: terrainOf(WIDE), scale: 1, left: 0, top: 0 };
  const [x, y] = WIDE.provinces.kyoto.camp;
  const seen = { x: 0, y: 0, width: 2000, height: 2000 };
  const onKyoto = (province: ProvinceId, lit: readonly ProvinceId[]) =>
    withTargets([plate(x - 10, y - 5, 20, 10, province)], { seen, ground, lit })[0] as Pressable;

  test('is pressed where it borders on something drawn', () => {
    const edo = onKyoto('edo', ['kyoto']);
    expect(answers(edo, x, y)).toBe(true);
    expect(answers(edo, x, y - 12)).toBe(false);
  });

  test('leaves the press to its own plate, and to others while it cannot be chosen', () => {
    expect(onKyoto('kyoto', ['kyoto']).target.open).toBeUndefined();
    expect(onKyoto('edo', ['oshu']).target.open).toBeUndefined();
  });
});
