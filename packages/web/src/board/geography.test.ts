import { BORDERS, PROVINCE_IDS, SHIPPING_ROUTES } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import { touchingProvinces } from '../../scripts/map/japan.ts';
import { TALL_LAYOUT, WIDE_LAYOUT } from '../../scripts/map/layouts.ts';
import { geographyOf } from '../../scripts/map/source.ts';
import { TALL, WIDE } from './geography.ts';

const sorted = (pairs: readonly (readonly string[])[]): string[] =>
  pairs.map((pair) => [...pair].sort().join(' – ')).sort();

test('provinces touch exactly where the game has borders', () => {
  expect(sorted(touchingProvinces())).toEqual(sorted(BORDERS));
});

describe.each([
  { name: 'wide', geography: WIDE, layout: WIDE_LAYOUT, fiveLines: 140 },
  { name: 'tall', geography: TALL, layout: TALL_LAYOUT, fiveLines: 84 },
])('the $name map', ({ geography, layout, fiveLines }) => {
  const {
    viewBox: [width, height],
    provinces,
    routes,
  } = geography;

  test('matches what the script draws', () => {
    expect(geographyOf(layout)).toEqual(geography);
  });

  test('draws every shipping route', () => {
    expect(sorted(routes.map(({ between }) => between))).toEqual(sorted(SHIPPING_ROUTES));
  });

  test('keeps plates and camps inside its view box', () => {
    for (const province of PROVINCE_IDS) {
      const { plate, camp, campWidth } = provinces[province];
      for (const [x, y] of [plate, camp]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      expect(camp[0] - campWidth / 2).toBeGreaterThan(0);
      expect(camp[0] + campWidth / 2).toBeLessThan(width);
    }
  });

  test('has room for five clans in every province at once', () => {
    const camps = PROVINCE_IDS.map((province) => provinces[province]);
    for (const [index, one] of camps.entries()) {
      for (const other of camps.slice(index + 1)) {
        const beside = Math.abs(one.camp[0] - other.camp[0]) >= (one.campWidth + other.campWidth) / 2;
        const above = Math.abs(one.camp[1] - other.camp[1]) >= fiveLines;
        expect(beside || above, `${one.camp} and ${other.camp}`).toBe(true);
      }
    }
  });
});
