import type { ProvinceId } from '@hinode/engine';
import { type RefObject, useCallback, useMemo } from 'react';
import { useScreen } from '../app/screen.ts';
import { useReading } from '../follow/reading.ts';
import { around, aroundAll, type Box, type Point } from './boxes.ts';
import { type Framing, frameOf, onScreen } from './framing.ts';
import type { Scene } from './laying.ts';
import { type Measures, measuresFor } from './measures.ts';
import type { Laid } from './placing.ts';
import { terrainOf } from './terrain.ts';
import { type Covered, useCovered } from './use-covered.ts';
import { useLaid } from './use-laid.ts';
import { type Panning, usePanning } from './use-panning.ts';
import { useScene } from './use-scene.ts';
import { type Size, useSize } from './use-size.ts';

/** The map as it is shown now: its size, its place, and everything on it in its place. */
export interface ShownMap {
  readonly screen: ReturnType<typeof useScreen>;
  readonly size: Size;
  readonly covered: Covered;
  readonly panning: Panning;
  readonly scene: Scene;
  readonly measures: Measures;
  /** The land in pixels, including zoom, from the corner of the map. */
  readonly framing: Framing;
  /** Where that corner is in the frame. */
  readonly origin: Point;
  /** Also from that corner. */
  readonly laid: readonly Laid[];
  /** Where the figures of a province stand. */
  spotOf(province: ProvinceId): Point;
  /** The box in the frame around what can be chosen, when the whole map is shown. */
  readonly lit: Box | undefined;
}

export function useMap(frame: RefObject<HTMLElement | null>): ShownMap {
  const screen = useScreen();
  const size = useSize(frame);
  // The news, once opened, also lies over the map.
  useReading(({ open }) => open);
  const covered = useCovered(frame);
  const [width, height] = [innerWidth, innerHeight];
  const framed = useMemo(
    () => frameOf(screen, { width, height }, size, covered.dock),
    [screen, width, height, size, covered.dock],
  );
  const { geography, scale, left, top } = framed;
  const land = useMemo(() => onScreen(framed, terrainOf(framed.geography).bounds), [framed]);
  const panning = usePanning(frame, land);
  const scene = useScene(screen !== 'wide');
  const measures = useMemo(() => measuresFor(screen, scale), [screen, scale]);
  const laid = useLaid({ screen, size, framed, zoom: panning.settled }, scene, measures, covered.boxes);
  const { zoom, settled } = panning;
  const framing = useMemo(
    () => ({ geography, scale: scale * zoom, left: 0, top: 0 }),
    [geography, scale, zoom],
  );
  const spotOf = useCallback(
    (province: ProvinceId): Point => {
      const [x, y] = framing.geography.provinces[province].camp;
      return [x * framing.scale, y * framing.scale];
    },
    [framing],
  );
  return {
    screen,
    size,
    covered,
    panning,
    scene,
    measures,
    framing,
    origin: [panning.x + left * zoom, panning.y + top * zoom],
    laid: zoom === settled ? laid : laid.map((one) => drifted(one, framing, scale * (zoom - settled))),
    spotOf,
    lit: aroundAll(
      scene.lit.map((province) => {
        const { camp, campWidth } = geography.provinces[province];
        return onScreen(framed, around(camp, campWidth, campWidth));
      }),
    ),
  };
}

/** While fingers zoom, everything keeps its layout and moves along with its province. */
function drifted(one: Laid, { geography }: Framing, by: number): Laid {
  const [x, y] = geography.provinces[one.province][one.kind];
  return { ...one, x: one.x + x * by, y: one.y + y * by };
}
