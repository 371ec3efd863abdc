import { readFileSync } from 'node:fs';
import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { geoConicEqualArea } from 'd3-geo';
import { merge, mesh, neighbors, type Prefecture, type Topology } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Line, Point } from './geometry.ts';
import { PREFECTURES } from './provinces.ts';

/** A province in geographic coordinates: closed coastlines, and the borders between its prefectures. */
export interface Land {
  readonly coasts: readonly Line[];
  readonly grain: readonly Line[];
}

const SOURCE = new URL('../../map/jpn.topo.json', import.meta.url);

/** Corners that enclose less than this many square degrees are cut off. */
const FINEST_CORNER = 0.00012;

/** The islands south of Kyushu and of Tokyo are left out: they would shrink everything else. */
const SOUTHERNMOST = 31;
const SOUTHERNMOST_OF_EDO = 34.85;

const readJapan = (): Topology => JSON.parse(readFileSync(SOURCE, 'utf8')) as Topology;

const prefecturesOf = (japan: Topology, province: ProvinceId): readonly Prefecture[] =>
  japan.objects.jpn.geometries.filter(({ properties: { name } }) =>
    PREFECTURES[province].includes(name ?? ''),
  );

const provinceOf = ({ properties: { name } }: Prefecture): ProvinceId | undefined =>
  PROVINCE_IDS.find((province) => PREFECTURES[province].includes(name ?? ''));

/** All pairs of provinces that share a border on land. */
export const touchingProvinces = (): readonly (readonly [ProvinceId, ProvinceId])[] => {
  const prefectures = readJapan().objects.jpn.geometries;
  const touching = neighbors(prefectures).flatMap((others, index) =>
    others.map((other) => [prefectures[index], prefectures[other]].map((one) => one && provinceOf(one))),
  );
  return PROVINCE_IDS.flatMap((one, index) =>
    PROVINCE_IDS.slice(index + 1)
      .filter((other) => touching.some(([a, b]) => a === one && b === other))
      .map((other) => [one, other] as const),
  );
};

const tooFarSouth = (province: ProvinceId, coast: Line): boolean => {
  const latitude = coast.reduce((sum, [, y]) => sum + y, 0) / coast.length;
  return latitude < (province === 'edo' ? SOUTHERNMOST_OF_EDO : SOUTHERNMOST);
};

/** The provinces on a flat sheet, north up, y growing downwards. */
export const japan = (): Readonly<Record<ProvinceId, Land>> => {
  const topology = simplify(presimplify(readJapan()), FINEST_CORNER);
  const project = geoConicEqualArea().rotate([-137, 0]).parallels([33, 43]).scale(4000);
  const flat = (line: readonly Point[]): Line => line.map((point) => project(point) ?? [0, 0]);
  const landOf = (province: ProvinceId): Land => {
    const prefectures = prefecturesOf(topology, province);
    const coasts = merge(topology, prefectures).coordinates.flatMap(([coast]) => (coast ? [coast] : []));
    const within = { type: 'GeometryCollection', geometries: prefectures };
    return {
      coasts: coasts.filter((coast) => !tooFarSouth(province, coast)).map(flat),
      grain: mesh(topology, within, (a, b) => a !== b).coordinates.map(flat),
    };
  };
  return Object.fromEntries(PROVINCE_IDS.map((province) => [province, landOf(province)])) as Record<
    ProvinceId,
    Land
  >;
};
