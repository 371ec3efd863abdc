import { GAINS, type Gain } from '@hinode/wire/statistics';
import type { Step } from './points-by-season.ts';

/** The layers of a chart of points: one a source, each on top of the one before. */

export interface Area {
  readonly source: Gain;
  /** Earned, and paid only in Winter. */
  readonly pale: boolean;
  /** As a path in a box of 1 by 1, from left to right and from the top down. */
  readonly path: string;
}

const EARNED = ['tokens', 'provinces'] as const;

/** What a clan has or has coming at a moment, layer by layer. */
function layersAt({ sheet, earned }: Step): number[] {
  const gained = GAINS.map((source) => sheet[source]);
  const all = sum(gained);
  // What others took makes all layers lower alike.
  const kept = all === 0 ? 0 : (all + sheet.lost) / all;
  return [...gained.map((vp) => vp * kept), ...EARNED.map((source) => earned[source] - sheet[source])];
}

const sum = (layers: readonly number[]): number => layers.reduce((total, vp) => total + Math.max(0, vp), 0);

export const highest = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map((step) => sum(layersAt(step))));

/** `most`: how many points reach the top of the box. */
export function areasOf(steps: readonly Step[], most: number): Area[] {
  // Of several at one moment the last one counts.
  const moments = steps.filter(({ when }, i) => steps[i + 1]?.when !== when);
  const columns = moments.map((step, i) => ({
    from: step.when,
    to: moments[i + 1]?.when ?? 1,
    layers: layersAt(step),
  }));
  return [...GAINS, ...EARNED].flatMap((source, layer) => {
    if (!columns.some(({ layers }) => (layers[layer] ?? 0) > 0)) return [];
    const y = (vp: number): string => (1 - vp / most).toFixed(4);
    const edges = columns.map(({ from, to, layers }) => {
      const below = sum(layers.slice(0, layer));
      return { from, to, under: y(below), over: y(below + Math.max(0, layers[layer] ?? 0)) };
    });
    const over = edges.map(({ from, to, over }) => `${from} ${over}L${to} ${over}`);
    const under = edges.map(({ from, to, under }) => `${to} ${under}L${from} ${under}`).reverse();
    return [{ source, pale: layer >= GAINS.length, path: `M${[...over, ...under].join('L')}z` }];
  });
}
