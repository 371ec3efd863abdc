import { FEATURE_COUNT } from '@hinode/bots';
import { type Said, type Samples, share } from './samples.ts';

/**
 * Boosted trees: each asks up to `DEPTH` questions ("is this count at most this?") and slightly corrects the errors of those
 * before it. One row of trees for the scores, one for the points.
 */

const DEPTH = 4;
const LEAVES = 2 ** DEPTH;
const TREES = 150;
const RATE = 0.08;
const BINS = 32;
/** Penalizes leaves that few rows reach. */
const CAUTION = 20;

interface Tree {
  /** The feature and the bound asked at each node, stored as a heap: node 1 first, then 2 and 3 below it. */
  readonly asks: Uint8Array;
  readonly bounds: Float64Array;
  readonly leaves: Float64Array;
}
export interface Trees {
  readonly base: number;
  readonly scores: readonly Tree[];
  readonly points: readonly Tree[];
}

/** Features as the numbers of the bins they fall into: questions are asked at the edges of bins. */
interface Binned {
  readonly edges: readonly Float64Array[];
  readonly bins: Uint8Array;
}

function binned({ rows, features }: Samples): Binned {
  const bins = new Uint8Array(rows * FEATURE_COUNT);
  const edges = Array.from({ length: FEATURE_COUNT }, (_, feature) => {
    const values = Float64Array.from(
      { length: rows },
      (_, row) => features[row * FEATURE_COUNT + feature] ?? 0,
    );
    const sorted = values.toSorted();
    const bounds = new Set<number>();
    for (let bin = 1; bin < BINS; bin++) bounds.add(sorted[Math.floor((bin * rows) / BINS)] ?? 0);
    const edge = Float64Array.from(bounds);
    values.forEach((value, row) => {
      let bin = 0;
      while (bin < edge.length && value > (edge[bin] as number)) bin++;
      bins[row * FEATURE_COUNT + feature] = bin;
    });
    return edge;
  });
  return { edges, bins };
}

/** What the trees so far left to be corrected in each row, and with what certainty. */
interface Wrong {
  readonly slope: Float64Array;
  readonly bend: Float64Array;
}

export type Step = (done: number) => void;

export function fitTrees(samples: Samples, step: Step): Trees {
  const { rows } = samples;
  const seen = binned(samples);
  const base = samples.points.reduce((sum, points) => sum + points, 0) / rows;
  const said: Said = { scores: new Float64Array(rows), points: new Float64Array(rows).fill(base) };
  const wrong: Wrong = { slope: new Float64Array(rows), bend: new Float64Array(rows) };
  const scores: Tree[] = [];
  const points: Tree[] = [];
  for (let tree = 0; tree < TREES; tree++) {
    wrongScores(samples, said.scores, wrong);
    scores.push(grown(samples, seen, wrong, said.scores));
    for (let row = 0; row < rows; row++) {
      wrong.slope[row] = (samples.points[row] as number) - (said.points[row] as number);
      wrong.bend[row] = 1;
    }
    points.push(grown(samples, seen, wrong, said.points));
    step(tree + 1);
  }
  return { base, scores, points };
}

function wrongScores({ rows, starts, won }: Samples, scores: Float64Array, { slope, bend }: Wrong): void {
  const odds = new Float64Array(rows);
  for (let position = 0; position + 1 < starts.length; position++)
    share(scores, odds, starts[position] as number, starts[position + 1] as number);
  for (let row = 0; row < rows; row++) {
    const odd = odds[row] as number;
    slope[row] = (won[row] as number) - odd;
    bend[row] = Math.max(odd * (1 - odd), 1e-3);
  }
}

/** Grows a tree, level by level, and adds its predictions to those so far. */
function grown({ rows }: Samples, { edges, bins }: Binned, wrong: Wrong, said: Float64Array): Tree {
  const tree: Tree = {
    asks: new Uint8Array(LEAVES),
    bounds: new Float64Array(LEAVES).fill(Number.POSITIVE_INFINITY),
    leaves: new Float64Array(LEAVES),
  };
  const at = new Uint8Array(rows).fill(1);
  for (let level = 0; level < DEPTH; level++) {
    const first = 2 ** level;
    const sums = sumsOf(at, first, bins, wrong);
    const cuts = Array.from({ length: first }, (_, i) => bestCut(sums, i));
    for (let row = 0; row < rows; row++) {
      const node = at[row] as number;
      const { feature, bin } = cuts[node - first] as Cut;
      at[row] = 2 * node + ((bins[row * FEATURE_COUNT + feature] as number) > bin ? 1 : 0);
    }
    cuts.forEach(({ feature, bin }, i) => {
      tree.asks[first + i] = feature;
      tree.bounds[first + i] = edges[feature]?.[bin] ?? Number.POSITIVE_INFINITY;
    });
  }
  fillLeaves(tree, at, wrong);
  for (let row = 0; row < rows; row++)
    said[row] = (said[row] as number) + (tree.leaves[(at[row] as number) - LEAVES] as number);
  return tree;
}

function fillLeaves({ leaves }: Tree, at: Uint8Array, { slope, bend }: Wrong): void {
  const slopes = new Float64Array(LEAVES);
  const bends = new Float64Array(LEAVES);
  at.forEach((node, row) => {
    slopes[node - LEAVES] = (slopes[node - LEAVES] as number) + (slope[row] as number);
    bends[node - LEAVES] = (bends[node - LEAVES] as number) + (bend[row] as number);
  });
  for (let leaf = 0; leaf < LEAVES; leaf++)
    leaves[leaf] = (RATE * (slopes[leaf] as number)) / ((bends[leaf] as number) + CAUTION);
}

/** Gradients and curvatures summed by node, feature and bin. */
interface Sums {
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
}

function sumsOf(at: Uint8Array, nodes: number, bins: Uint8Array, { slope, bend }: Wrong): Sums {
  const slopes = new Float64Array(nodes * FEATURE_COUNT * BINS);
  const bends = new Float64Array(nodes * FEATURE_COUNT * BINS);
  for (let row = 0; row < at.length; row++) {
    const from = ((at[row] as number) - nodes) * FEATURE_COUNT * BINS;
    const rowSlope = slope[row] as number;
    const rowBend = bend[row] as number;
    for (let feature = 0; feature < FEATURE_COUNT; feature++) {
      const cell = from + feature * BINS + (bins[row * FEATURE_COUNT + feature] as number);
      slopes[cell] = (slopes[cell] as number) + rowSlope;
      bends[cell] = (bends[cell] as number) + rowBend;
    }
  }
  return { slopes, bends };
}

interface Cut {
  readonly feature: number;
  readonly bin: number;
}

const worthOf = (slope: number, bend: number): number => (slope * slope) / (bend + CAUTION);

/** The question that splits a node's rows best. */
function bestCut({ slopes, bends }: Sums, node: number): Cut {
  let best: Cut = { feature: 0, bin: BINS };
  let most = 0;
  for (let feature = 0; feature < FEATURE_COUNT; feature++) {
    const from = (node * FEATURE_COUNT + feature) * BINS;
    let slope = 0;
    let bend = 0;
    for (let bin = 0; bin < BINS; bin++) {
      slope += slopes[from + bin] as number;
      bend += bends[from + bin] as number;
    }
    const whole = worthOf(slope, bend);
    let left = 0;
    let leftBend = 0;
    for (let bin = 0; bin + 1 < BINS; bin++) {
      left += slopes[from + bin] as number;
      leftBend += bends[from + bin] as number;
      const gain = worthOf(left, leftBend) + worthOf(slope - left, bend - leftBend) - whole;
      if (gain > most) {
        most = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}

export function sayTrees({ base, scores, points }: Trees, samples: Samples): Said {
  const said: Said = {
    scores: new Float64Array(samples.rows),
    points: new Float64Array(samples.rows).fill(base),
  };
  for (let row = 0; row < samples.rows; row++) {
    for (const tree of scores) said.scores[row] = (said.scores[row] as number) + leafOf(tree, samples, row);
    for (const tree of points) said.points[row] = (said.points[row] as number) + leafOf(tree, samples, row);
  }
  return said;
}

function leafOf({ asks, bounds, leaves }: Tree, { features }: Samples, row: number): number {
  let node = 1;
  while (node < LEAVES) {
    const value = features[row * FEATURE_COUNT + (asks[node] as number)] as number;
    node = 2 * node + (value > (bounds[node] as number) ? 1 : 0);
  }
  return leaves[node - LEAVES] as number;
}
