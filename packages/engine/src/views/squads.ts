import { arrivedAt } from '../effects/travel.ts';
import type { FigureId } from '../moves/types.ts';
import { countAt } from '../state/figures.ts';
import { allKinds, kindId } from '../state/kinds.ts';
import type { State } from '../state/layout.ts';

/** What a clan has at a place, by the names of the pieces. */
export const squadByName = (state: State, clan: number, place: number): Record<FigureId, number> =>
  byName((kind) => countAt(state, clan, kind, place));

/** What has arrived in a province on this journey, by the names of the pieces. */
export const arrivedByName = (state: State, province: number): Record<FigureId, number> =>
  byName((kind) => arrivedAt(state, kind, province));

const byName = (countOf: (kind: number) => number): Record<FigureId, number> =>
  Object.fromEntries(
    allKinds()
      .map((kind) => [kindId(kind), countOf(kind)] as const)
      .filter(([, count]) => count > 0),
  );
