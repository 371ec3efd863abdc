import type { ProvinceId } from '@hinode/engine';
import type { Point } from './geometry.ts';

/** How one projection rotates Japan, what it does with the islands, and where slips and figures go. */
export interface Layout {
  readonly name: string;
  readonly size: Point;
  /** Free sea around the land: left, top, right, bottom. */
  readonly margin: readonly [number, number, number, number];
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Islands scaled about their middle and moved, as fractions of the map's width. Honshu stays as it is. */
  readonly islands: Readonly<Partial<Record<ProvinceId, { readonly scale: number; readonly shift: Point }>>>;
  /** Islets smaller than this many square units are left out. */
  readonly smallestIslet: number;
  readonly plates: Readonly<Record<ProvinceId, Point>>;
  readonly camps: Readonly<Record<ProvinceId, { readonly at: Point; readonly width: number }>>;
  /** Shipping routes: start, the two control points of the curve, end. In the order of `SHIPPING_ROUTES`. */
  readonly routes: readonly (readonly [Point, Point, Point, Point])[];
}

export const WIDE_LAYOUT: Layout = {
  name: 'WIDE',
  size: [1000, 720],
  margin: [30, 14, 20, 44],
  turn: 19,
  islands: {
    hokkaido: { scale: 0.8, shift: [-0.055, 0.012] },
    shikoku: { scale: 1, shift: [0, 0.04] },
    kyushu: { scale: 1, shift: [-0.03, 0.04] },
  },
  smallestIslet: 14,
  plates: {
    hokkaido: [745, 60],
    oshu: [628, 300],
    edo: [842, 535],
    kyoto: [528, 350],
    kansai: [438, 400],
    nagato: [178, 398],
    shikoku: [332, 650],
    kyushu: [128, 700],
  },
  camps: {
    hokkaido: { at: [850, 130], width: 170 },
    oshu: { at: [785, 345], width: 150 },
    edo: { at: [696, 505], width: 146 },
    kyoto: { at: [556, 480], width: 130 },
    kansai: { at: [440, 520], width: 100 },
    nagato: { at: [305, 448], width: 170 },
    shikoku: { at: [320, 590], width: 130 },
    kyushu: { at: [150, 590], width: 130 },
  },
  routes: [
    [
      [859, 194],
      [864, 212],
      [856, 228],
      [834, 238],
    ],
    [
      [765, 196],
      [620, 200],
      [480, 300],
      [450, 445],
    ],
    [
      [764, 170],
      [480, 130],
      [240, 320],
      [160, 505],
    ],
    [
      [415, 556],
      [408, 560],
      [400, 562],
      [388, 562],
    ],
    [
      [428, 590],
      [420, 680],
      [290, 690],
      [180, 640],
    ],
    [
      [262, 585],
      [240, 592],
      [222, 592],
      [205, 586],
    ],
  ],
};

export const TALL_LAYOUT: Layout = {
  name: 'TALL',
  size: [390, 530],
  margin: [14, 12, 10, 30],
  turn: -7,
  islands: {
    hokkaido: { scale: 0.82, shift: [-0.035, 0.03] },
    shikoku: { scale: 1, shift: [0, 0.05] },
    kyushu: { scale: 1, shift: [-0.04, 0.04] },
  },
  smallestIslet: 5,
  plates: {
    hokkaido: [212, 60],
    oshu: [222, 170],
    edo: [338, 358],
    kyoto: [158, 250],
    kansai: [298, 408],
    nagato: [66, 322],
    shikoku: [238, 460],
    kyushu: [152, 504],
  },
  camps: {
    hokkaido: { at: [315, 85], width: 80 },
    oshu: { at: [308, 200], width: 70 },
    edo: { at: [325, 300], width: 66 },
    kyoto: { at: [246, 305], width: 60 },
    kansai: { at: [192, 366], width: 48 },
    nagato: { at: [130, 340], width: 76 },
    shikoku: { at: [140, 425], width: 56 },
    kyushu: { at: [72, 440], width: 64 },
  },
  routes: [
    [
      [337, 103],
      [340, 118],
      [336, 134],
      [320, 144],
    ],
    [
      [274, 125],
      [210, 170],
      [185, 240],
      [185, 325],
    ],
    [
      [272, 108],
      [160, 160],
      [90, 300],
      [85, 400],
    ],
    [
      [184, 372],
      [184, 380],
      [182, 386],
      [178, 390],
    ],
    [
      [212, 390],
      [220, 470],
      [140, 500],
      [98, 470],
    ],
    [
      [124, 425],
      [118, 428],
      [112, 428],
      [106, 424],
    ],
  ],
};
