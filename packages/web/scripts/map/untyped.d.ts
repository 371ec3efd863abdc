/** The few types that the map needs of three libraries without types. */

declare module 'topojson-client' {
  export interface Prefecture {
    readonly properties: { readonly name: string | null };
  }
  export interface Topology {
    readonly objects: { readonly jpn: { readonly geometries: readonly Prefecture[] } };
  }
  type Point = [longitude: number, latitude: number];
  export function merge(
    topology: Topology,
    objects: readonly Prefecture[],
  ): { readonly coordinates: Point[][][] };
  export function mesh(
    topology: Topology,
    object: object,
    filter: (a: Prefecture, b: Prefecture) => boolean,
  ): { readonly coordinates: Point[][] };
  export function neighbors(objects: readonly Prefecture[]): number[][];
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client';
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
}

declare module 'd3-geo' {
  export interface Projection {
    (point: readonly [longitude: number, latitude: number]): [number, number] | null;
    rotate(angles: readonly [number, number]): Projection;
    parallels(latitudes: readonly [number, number]): Projection;
    scale(scale: number): Projection;
  }
  export function geoConicEqualArea(): Projection;
}
