import { describe, expect, test } from 'vitest';
import { type Box, touch } from './boxes.ts';
import { WIDE } from './geography.ts';
import { besides, type Item, lay, onMap } from './placing.ts';
import { terrainOf } from './terrain.ts';

const AREA: Box = { x: 0, y: 0, width: 1000, height: 720 };
const GROUND = { terrain: terrainOf(WIDE), scale: 1, left: 0, top: 0 };
const SHEET = { ground: GROUND, area: AREA, fixed: [], lit: [] };

const camp = (province: 'nagato' | 'kansai', width: number, height: number): Item => ({
  kind: 'camp',
  province,
  at: WIDE.provinces[province].camp,
  forms: [
    { form: 'full', width, height },
    { form: 'tally', width: 60, height: 30 },
  ],
});
const plate = (province: 'nagato' | 'kansai' | 'kyoto'): Item => ({
  kind: 'plate',
  province,
  at: WIDE.provinces[province].plate,
  forms: [
    { form: 'name', width: 150, height: 32 },
    { form: 'tag', width: 70, height: 28 },
  ],
});

test('no plate covers a camp of four clans in Nagato', () => {
  const laid = lay([camp('nagato', 150, 160), plate('nagato'), plate('kansai')], SHEET);
  expect(laid).toHaveLength(3);
  for (const [i, one] of laid.entries())
    for (const other of laid.slice(i + 1)) expect(touch(one, other)).toBe(false);
});

test('where there is enough room, a camp is on its land and a plate in the sea beside it, both in full', () => {
  const [standing, name] = lay([camp('nagato', 120, 40), plate('nagato')], SHEET);
  expect(standing).toMatchObject({ kind: 'camp', form: 'full' });
  expect(standing && GROUND.terrain.share('nagato', standing)).toBeGreaterThan(0.6);
  expect(name).toMatchObject({ kind: 'plate', form: 'name' });
  expect(name && GROUND.terrain.isLand(name)).toBe(false);
});

test('the layout does not depend on what was laid out before', () => {
  const items = [
    camp('nagato', 150, 160),
    camp('kansai', 120, 40),
    plate('nagato'),
    plate('kansai'),
    plate('kyoto'),
  ];
  const anew = (all: readonly Item[]) => {
    lay([], { ...SHEET, area: { ...AREA, width: 1 } });
    return lay(all, SHEET);
  };
  const others = [...items.slice(0, 1), camp('kansai', 180, 90), ...items.slice(2)];
  const lists = [items.slice(0, 2), items, others, items.slice(0, 3), items.toReversed(), items];
  const alone = lists.map(anew);
  expect(lists.map((list) => lay(list, SHEET))).toEqual(alone);
});

test('a large camp in Kyushu does not bury Shikoku where that can be chosen, however small the map is', () => {
  const scale = 0.25;
  const ground = { ...GROUND, scale };
  const [x, y] = WIDE.provinces.kyushu.camp;
  const crowd: Item = {
    kind: 'camp',
    province: 'kyushu',
    at: [scale * x, scale * y],
    forms: [{ form: 'tally', width: 90, height: 50 }],
  };
  const [laid] = lay([crowd], {
    ground,
    area: { x: 0, y: 0, width: scale * AREA.width, height: scale * AREA.height },
    fixed: [],
    lit: ['shikoku'],
  });
  expect(laid && ground.terrain.covered('shikoku', onMap(ground, laid))).toBeLessThan(0.4);
});

test('things with a fixed place push plates aside', () => {
  const dock = { x: 0, y: 250, width: 340, height: 330 };
  const [aside] = lay([plate('nagato')], { ...SHEET, fixed: [dock] });
  expect(aside && touch(aside, dock, 4)).toBe(false);
});

test('a plate that finds no room at its province gets a line to a dot on its land', () => {
  const [away] = lay([plate('nagato')], { ...SHEET, area: { ...AREA, height: 300 } });
  const [x = 0, y = 0] = away?.dot ?? [];
  expect(GROUND.terrain.share('nagato', { x, y, width: 1, height: 1 })).toBe(1);
});

test('where a plate with its name finds no room, the tag takes its place', () => {
  const narrow = { x: 480, y: 300, width: 90, height: 120 };
  expect(lay([plate('kyoto')], { ...SHEET, area: narrow })).toMatchObject([{ form: 'tag' }]);
});

test('what finds no room at all is left out, and covers nothing', () => {
  expect(lay([plate('kyoto')], { ...SHEET, area: { x: 0, y: 0, width: 40, height: 40 } })).toEqual([]);
});

describe('the outcome of a move', () => {
  const of = { x: 100, y: 100, width: 100, height: 30 };
  const free = { area: AREA, boxes: [of], covers: () => false };

  test('is shown below its plate, or above where something is in the way', () => {
    expect(besides(of, { width: 140, height: 25 }, free)).toMatchObject({ x: 80, y: 132 });
    const below = { x: 0, y: 131, width: 400, height: 60 };
    expect(besides(of, { width: 140, height: 25 }, { ...free, boxes: [of, below] })).toMatchObject({ y: 73 });
  });

  test('is left to the dock where it would cover something that can be chosen', () => {
    expect(besides(of, { width: 140, height: 25 }, { ...free, covers: () => true })).toBeUndefined();
  });
});
