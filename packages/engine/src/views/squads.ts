import type { FigureId } from '../moves/types.ts';
import { countIn } from '../state/figures.ts';
import { allKinds, kindId } from '../state/kinds.ts';

/** A squad by the names of its pieces. */
export const squadByName = (squad: number): Record<FigureId, number> =>
  Object.fromEntries(
    allKinds()
      .filter((kind) => countIn(squad, kind) > 0)
      .map((kind) => [kindId(kind), countIn(squad, kind)]),
  );
