import type { ProvinceId } from '@hinode/engine';

/** The map in one projection. All places are in the units of its view box. */
export interface Geography {
  readonly viewBox: readonly [width: number, height: number];
  readonly provinces: Readonly<Record<ProvinceId, ProvinceShape>>;
  /** The borders of prefectures: the grain of the paper. */
  readonly grain: string;
  readonly routes: readonly {
    readonly between: readonly [ProvinceId, ProvinceId];
    readonly d: string;
  }[];
}

export interface ProvinceShape {
  readonly d: string;
  /** The middle of the plate with the province's name, in the sea beside it. */
  readonly plate: readonly [x: number, y: number];
  /** The middle of the land where figures stand, and how far they may spread. */
  readonly camp: readonly [x: number, y: number];
  readonly campWidth: number;
}

export { TALL, WIDE } from './geography.generated.ts';
