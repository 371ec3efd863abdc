import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS, SHIPPING_ROUTES } from '@hinode/engine/facts';
import type { Geography } from '../../src/board/geography.ts';
import { areaOf, boundsOf, type Line, type Move, type Point, pathOf, placed, turned } from './geometry.ts';
import { japan, type Land } from './japan.ts';
import { type Layout, TALL_LAYOUT, WIDE_LAYOUT } from './layouts.ts';

type Lands = Readonly<Record<ProvinceId, Land>>;

const everyProvince = <T>(make: (province: ProvinceId) => T): Record<ProvinceId, T> =>
  Object.fromEntries(PROVINCE_IDS.map((province) => [province, make(province)])) as Record<ProvinceId, T>;

const moved = (land: Land, move: Move): Land => ({
  coasts: land.coasts.map((line) => line.map(move)),
  grain: land.grain.map((line) => line.map(move)),
});

const coastsOf = (lands: Lands): readonly Line[] => PROVINCE_IDS.flatMap((id) => lands[id].coasts);

const arrangeIslands = (lands: Lands, { islands }: Layout): Lands => {
  const [left, , right] = boundsOf(coastsOf(lands));
  const width = right - left;
  return everyProvince((province) => {
    const island = islands[province];
    if (!island) return lands[province];
    const [west, north, east, south] = boundsOf(lands[province].coasts);
    const middle: Point = [(west + east) / 2, (north + south) / 2];
    const shift: Point = [island.shift[0] * width, island.shift[1] * width];
    return moved(lands[province], placed(middle, island.scale, shift));
  });
};

const fitted = (lands: Lands, { size, margin }: Layout): Lands => {
  const [left, top, right, bottom] = boundsOf(coastsOf(lands));
  const [west, north, east, south] = margin;
  const [roomX, roomY] = [size[0] - west - east, size[1] - north - south];
  const scale = Math.min(roomX / (right - left), roomY / (bottom - top));
  const shift: Point = [
    west - left + (roomX - (right - left) * scale) / 2,
    north - top + (roomY - (bottom - top) * scale) / 2,
  ];
  return everyProvince((province) => moved(lands[province], placed([left, top], scale, shift)));
};

const curve = ([from, bend, otherBend, to]: readonly [Point, Point, Point, Point]): string =>
  `M${from}C${bend} ${otherBend} ${to}`;

/** One projection, drawn. */
export const geographyOf = (layout: Layout): Geography => {
  const onPaper = japan();
  const turnedLands = everyProvince((province) => moved(onPaper[province], turned(layout.turn)));
  const lands = fitted(arrangeIslands(turnedLands, layout), layout);
  return {
    viewBox: [layout.size[0], layout.size[1]],
    provinces: everyProvince((province) => ({
      d: lands[province].coasts
        .filter((coast) => areaOf(coast) >= layout.smallestIslet)
        .map((coast) => pathOf(coast, true))
        .join(''),
      plate: layout.plates[province],
      camp: layout.camps[province].at,
      campWidth: layout.camps[province].width,
    })),
    grain: PROVINCE_IDS.flatMap((province) => lands[province].grain.map((line) => pathOf(line, false))).join(
      '',
    ),
    routes: SHIPPING_ROUTES.flatMap((between, index) => {
      const route = layout.routes[index];
      return route ? [{ between, d: curve(route) }] : [];
    }),
  };
};

/** The text of `geography.generated.ts`, before the formatter. */
export const geographySource = (): string => {
  const constants = [WIDE_LAYOUT, TALL_LAYOUT].map(
    (layout) =>
      `export const ${layout.name}: Geography = ${JSON.stringify(geographyOf(layout), undefined, 2)};`,
  );
  return [
    '// Written by scripts/map.ts from map/jpn.topo.json; change those, not this file.',
    "import type { Geography } from './geography.ts';",
    ...constants,
    '',
  ].join('\n\n');
};
