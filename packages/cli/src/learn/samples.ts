import { FEATURE_COUNT } from '@hinode/bots';

/** Positions of finished games: the features of each clan, and how the game ended for it. */
export interface Samples {
  /** How many rows there are: one for each clan of each position. */
  readonly rows: number;
  /** `FEATURE_COUNT` numbers for each row. */
  readonly features: Float32Array;
  /** The share of the victory that the clan got in the end. */
  readonly won: Float32Array;
  /** The points that came after this position. */
  readonly points: Float32Array;
  /** The row at which each position begins; at the end, the number of rows. */
  readonly starts: Int32Array;
  /** The stage of each position: an index into the `STAGES` of a judgement. */
  readonly stages: Uint8Array;
  /** The game that each position is from. */
  readonly games: Int32Array;
}

/** A position as it is collected: its stage, and for each clan its features and how it ended. */
export interface Sample {
  readonly game: number;
  readonly stage: number;
  readonly clans: readonly {
    readonly features: ArrayLike<number>;
    readonly won: number;
    readonly points: number;
  }[];
}

export function gathered(positions: readonly Sample[]): Samples {
  const rows = positions.reduce((sum, { clans }) => sum + clans.length, 0);
  const samples: Samples = {
    rows,
    features: new Float32Array(rows * FEATURE_COUNT),
    won: new Float32Array(rows),
    points: new Float32Array(rows),
    starts: new Int32Array(positions.length + 1),
    stages: Uint8Array.from(positions, ({ stage }) => stage),
    games: Int32Array.from(positions, ({ game }) => game),
  };
  let row = 0;
  positions.forEach(({ clans }, position) => {
    samples.starts[position] = row;
    for (const { features, won, points } of clans) {
      samples.features.set(features, row * FEATURE_COUNT);
      samples.won[row] = won;
      samples.points[row] = points;
      row++;
    }
  });
  samples.starts[positions.length] = row;
  return samples;
}

/** The positions for which `take` is true. */
export function chosen(samples: Samples, take: (position: number) => boolean): Samples {
  const kept = [...samples.stages.keys()].filter(take);
  const { features, won, points, starts, stages, games } = samples;
  return gathered(
    kept.map((position) => {
      const from = starts[position] as number;
      const to = starts[position + 1] as number;
      return {
        game: games[position] as number,
        stage: stages[position] as number,
        clans: Array.from({ length: to - from }, (_, i) => ({
          features: features.subarray((from + i) * FEATURE_COUNT, (from + i + 1) * FEATURE_COUNT),
          won: won[from + i] as number,
          points: points[from + i] as number,
        })),
      };
    }),
  );
}

/** What a model says about every row: a score, from which the odds are computed, and the points to come. */
export interface Said {
  readonly scores: Float64Array;
  readonly points: Float64Array;
}

/** The odds of each clan among those of its position. */
export function oddsOf({ rows, starts }: Samples, scores: Float64Array): Float64Array {
  const odds = new Float64Array(rows);
  for (let position = 0; position + 1 < starts.length; position++)
    share(scores, odds, starts[position] as number, starts[position + 1] as number);
  return odds;
}

/** Fills in the odds from one row to another: scores are exponents of e. */
export function share(scores: Float64Array, odds: Float64Array, from: number, to: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let row = from; row < to; row++) most = Math.max(most, scores[row] as number);
  let sum = 0;
  for (let row = from; row < to; row++) {
    const power = Math.exp((scores[row] as number) - most);
    odds[row] = power;
    sum += power;
  }
  for (let row = from; row < to; row++) odds[row] = (odds[row] as number) / sum;
}
