import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import {
  around,
  type Box,
  distance,
  grown,
  liesIn,
  middleOf,
  nearestIn,
  type Point,
  touch,
} from './boxes.ts';
import type { Terrain } from './terrain.ts';

/**
 * Where plates and camps go: each as near to its province as the others allow, in the largest form for which there is room. Nothing
 * covers anything with a fixed place, and no plate covers land that can be chosen.
 */

export interface Form {
  readonly form: string;
  readonly width: number;
  readonly height: number;
}

export interface Item {
  readonly kind: 'camp' | 'plate';
  readonly province: ProvinceId;
  /** The preferred place of its middle. */
  readonly at: Point;
  /** From large to small. */
  readonly forms: readonly Form[];
}

/** The land on the screen: pixels for each unit of the map, and the place of its corner. */
export interface Ground {
  readonly terrain: Terrain;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Sheet {
  readonly ground: Ground;
  /** Everything stays inside this box. */
  readonly area: Box;
  /** What has a fixed place: shrines, buttons, the dock. */
  readonly fixed: readonly Box[];
  /** Provinces that can be chosen. */
  readonly lit: readonly ProvinceId[];
  /** How much larger than usual everything is drawn. */
  readonly grown?: number;
}

export interface Laid extends Box {
  readonly kind: Item['kind'];
  readonly province: ProvinceId;
  readonly form: string;
  /** A spot on its land to which a line leads, if it is not obvious where it belongs. */
  readonly dot?: Point;
}

/** Pixels between things of one kind, to things with a fixed place, and between a camp and a plate. */
export const GAP = { alike: 4, unlike: 2 } as const;

/** How far each may move, and how bad its best place may be before a smaller form is tried. The last form may go further. */
const REACH = { camp: 44, plate: 140 } as const;
const LIMIT = { camp: 54, plate: 92 } as const;
const LAST_REACH = 2.2;

const RING = 4;
const DIRECTIONS = Array.from({ length: 24 }, (_, i): Point => {
  const angle = (i * Math.PI) / 12;
  return [Math.cos(angle), Math.sin(angle)];
});

const HERE: readonly Point[] = [[0, 0]];

/** Lays them in this order; the first has the right of way. If there is no free place at all, a thing is left out. */
export function lay(items: readonly Item[], sheet: Sheet): Laid[] {
  let most: readonly Laid[] = [];
  for (const order of [asTheyCome, withSmallCamps, widestFirst]) {
    const laid = layAll(order(items), sheet);
    if (laid.length > most.length) most = laid;
    if (laid.length === items.length) break;
  }
  return most.map((one) => withDot(one, most, sheet));
}

const asTheyCome = (items: readonly Item[]): readonly Item[] => items;

/** Camps that took all the room make do with less, so that every plate finds some. */
const withSmallCamps = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => (item.kind === 'camp' ? { ...item, forms: item.forms.slice(-1) } : item));

/** Small plates fit into what large ones leave, but not the other way round. */
const widestFirst = (items: readonly Item[]): readonly Item[] => {
  const width = ({ forms }: Item): number => forms.at(-1)?.width ?? 0;
  const plates = items.filter(({ kind }) => kind === 'plate').sort((a, b) => width(b) - width(a));
  return withSmallCamps([...items.filter(({ kind }) => kind === 'camp'), ...plates]);
};

interface Step {
  readonly name: string;
  readonly place: Laid | undefined;
}

let latest: { readonly sheet: string; readonly terrain: Terrain; readonly steps: Step[] } | undefined;

/** The previous layout of the same sheet, in order. The next one reuses it up to the first thing that differs. */
function stepsOn({ ground: { terrain, ...ground }, ...rest }: Sheet): Step[] {
  const sheet = JSON.stringify({ ground, ...rest });
  if (latest?.sheet !== sheet || latest.terrain !== terrain) latest = { sheet, terrain, steps: [] };
  return latest.steps;
}

function layAll(items: readonly Item[], sheet: Sheet): Laid[] {
  const steps = stepsOn(sheet);
  const laid: Laid[] = [];
  for (const [i, item] of items.entries()) {
    const name = JSON.stringify(item);
    // Everything after it may find another place.
    if (steps[i]?.name !== name) steps.splice(i, steps.length, { name, place: placeFor(item, laid, sheet) });
    const place = steps[i]?.place;
    if (place !== undefined) laid.push(place);
  }
  return laid;
}

interface Tried {
  readonly laid: Laid;
  readonly cost: number;
}

function placeFor(item: Item, laid: readonly Laid[], sheet: Sheet): Laid | undefined {
  const by = sheet.grown ?? 1;
  for (const [i, form] of item.forms.entries()) {
    const isLast = i === item.forms.length - 1;
    const reach = REACH[item.kind] * by * (isLast ? LAST_REACH : 1);
    const best = bestOnRings(item, form, reach, laid, sheet);
    if (best !== undefined && (isLast || best.cost < LIMIT[item.kind] * by)) return best.laid;
  }
  const last = item.forms.at(-1);
  return last && anywhere(item, last, laid, sheet);
}

/** The cheapest free place on rings around the preferred one. */
function bestOnRings(
  item: Item,
  form: Form,
  reach: number,
  laid: readonly Laid[],
  sheet: Sheet,
): Tried | undefined {
  const cost = item.kind === 'camp' ? campCost : plateCost;
  const each = item.kind === 'camp' ? 1 : PLATE_AWAY;
  const { kind, province } = item;
  const { width, height } = form;
  const left = item.at[0] - width / 2;
  const top = item.at[1] - height / 2;
  let best: Tried | undefined;
  for (let ring = 0; ring <= reach; ring += RING) {
    // Further out it can only get worse.
    if (best !== undefined && ring * each >= best.cost) break;
    for (const [cos, sin] of ring === 0 ? HERE : DIRECTIONS) {
      const box = { x: left + ring * cos, y: top + ring * sin, width, height };
      if (!isFree(kind, box, laid, sheet)) continue;
      const limit = best === undefined ? Infinity : best.cost;
      const price = ring * each + cost(province, box, sheet, limit - ring * each);
      if (price < limit) best = { laid: { ...box, kind, province, form: form.form }, cost: price };
    }
  }
  return best;
}

/** The nearest free place anywhere in the area, for things that found none around their province. */
function anywhere(item: Item, form: Form, laid: readonly Laid[], sheet: Sheet): Laid | undefined {
  const { area } = sheet;
  let best: Laid | undefined;
  for (let y = area.y; y <= area.y + area.height - form.height; y += RING)
    for (let x = area.x; x <= area.x + area.width - form.width; x += RING) {
      const box = { x, y, width: form.width, height: form.height };
      if (best !== undefined && distance(middleOf(box), item.at) >= distance(middleOf(best), item.at))
        continue;
      if (isFree(item.kind, box, laid, sheet))
        best = { ...box, kind: item.kind, province: item.province, form: form.form };
    }
  return best;
}

function isFree(
  kind: Item['kind'],
  box: Box,
  laid: readonly Laid[],
  { ground, area, fixed, lit }: Sheet,
): boolean {
  if (!liesIn(box, area)) return false;
  for (const one of fixed) if (touch(box, one, GAP.alike)) return false;
  for (const one of laid) if (touch(box, one, one.kind === kind ? GAP.alike : GAP.unlike)) return false;
  if (kind === 'camp' || lit.length === 0) return true;
  const under = onMap(ground, box);
  return !lit.some((province) => ground.terrain.share(province, under) > 0);
}

/** If more of a province than this lies under a camp, it is hard to see and to press. */
const BURIED = 0.4;

/**
 * In proportion to its area, a camp costs 26 off its own land, 50 on other land, and 300 on land that can be chosen; and 300 more
 * where it would bury a small island, which takes up little of that area. Above the limit the result need not be exact.
 */
function campCost(own: ProvinceId, box: Box, { ground, lit }: Sheet, limit: number): number {
  const { terrain } = ground;
  const under = onMap(ground, box);
  let cost = 26 * (1 - terrain.share(own, under));
  if (cost >= limit) return cost;
  for (const province of PROVINCE_IDS)
    if (province !== own) cost += (lit.includes(province) ? 300 : 50) * terrain.share(province, under);
  for (const province of lit) if (province !== own && terrain.covered(province, under) > BURIED) cost += 300;
  return cost;
}

const PLATE_AWAY = 0.35;
/** Even an islet should not be covered. */
const ANY_LAND = 8;

/** In the sea beside its own coast, and nearer to it than to any other. Exact up to the limit, as for camps. */
function plateCost(own: ProvinceId, box: Box, { ground }: Sheet, limit: number): number {
  const { terrain, scale } = ground;
  const under = onMap(ground, box);
  const middle = middleOf(under);
  let cost = 0.9 * scale * edgeTo(own, under, terrain);
  if (cost >= limit) return cost;
  if (terrain.isLand(under)) {
    cost += ANY_LAND;
    for (const province of PROVINCE_IDS)
      cost += (province === own ? 110 : 170) * terrain.share(province, under);
  }
  if (cost >= limit) return cost;
  const away = terrain.distanceTo(own, middle);
  for (const province of PROVINCE_IDS)
    if (province !== own && terrain.distanceTo(province, middle) < away) cost += 14;
  return cost;
}

/** From the middles of its edges to the land, so that a long plate beside a coast counts as no further than a short one. */
function edgeTo(province: ProvinceId, { x, y, width, height }: Box, { distanceTo }: Terrain): number {
  return Math.min(
    distanceTo(province, [x, y + height / 2]),
    distanceTo(province, [x + width, y + height / 2]),
    distanceTo(province, [x + width / 2, y]),
    distanceTo(province, [x + width / 2, y + height]),
  );
}

/** The same box in units of the map. */
export const onMap = ({ scale, left, top }: Ground, { x, y, width, height }: Box): Box => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
  width: width / scale,
  height: height / scale,
});

const shareOn = (ground: Ground, province: ProvinceId, box: Box): number =>
  ground.terrain.share(province, onMap(ground, box));

const onScreen = ({ scale, left, top }: Ground, [x, y]: Point): Point => [left + x * scale, top + y * scale];

/** A plate further than this from its coast needs a line; so does a camp with less than this on its land. */
const FAR_PLATE = 7;
const ON_LAND = 0.2;

function withDot(one: Laid, all: readonly Laid[], { ground, fixed }: Sheet): Laid {
  const dot = isPlain(one, ground) ? undefined : dotFor(one, [...all, ...fixed], ground);
  return dot === undefined ? one : { ...one, dot };
}

/** Is it obvious where it belongs? */
function isPlain(one: Laid, ground: Ground): boolean {
  if (one.kind === 'camp') return shareOn(ground, one.province, one) >= ON_LAND;
  return shareOn(ground, one.province, grown(one, FAR_PLATE)) > 0;
}

/** The nearest spot of its land that nothing covers. */
function dotFor(one: Laid, all: readonly Box[], ground: Ground): Point | undefined {
  let best: { readonly dot: Point; readonly away: number } | undefined;
  for (const cell of ground.terrain.inland(one.province)) {
    const dot = onScreen(ground, cell);
    const away = distance(dot, nearestIn(one, dot));
    if (best !== undefined && away >= best.away) continue;
    if (all.some((other) => touch(other, around(dot, DOT, DOT)))) continue;
    best = { dot, away };
  }
  return best?.dot;
}

const DOT = 8;

export interface Taken {
  readonly area: Box;
  readonly boxes: readonly Box[];
  /** Does it cover anything that it must not cover? */
  covers(box: Box): boolean;
}

/** A free place for a slip right beside something: below, above, right, left. */
export function besides(
  of: Box,
  { width, height }: { readonly width: number; readonly height: number },
  { area, boxes, covers }: Taken,
): Box | undefined {
  const [x, y] = middleOf(of);
  const lefts = [x - width / 2, of.x, of.x + of.width - width];
  const places = [
    ...lefts.map((left) => [left, of.y + of.height + TAIL] as const),
    ...lefts.map((left) => [left, of.y - height - TAIL] as const),
    [of.x + of.width + TAIL, y - height / 2] as const,
    [of.x - width - TAIL, y - height / 2] as const,
  ].map(([left, top]) => ({ x: left, y: top, width, height }));
  return places.find((box) => liesIn(box, area) && !covers(box) && !boxes.some((one) => touch(box, one, 1)));
}

const TAIL = 2;
