import { STAGES } from '@hinode/bots';
import { type Judged, judged, sayByHand, sayNothing, sharpnessOf, type Tenth, tenthsOf } from './compare.ts';
import { fitLinear, sayLinear } from './linear.ts';
import { fitNetwork, type Lesson, sayNetwork } from './network.ts';
import { chosen, oddsOf, type Said, type Samples } from './samples.ts';
import { fitTrees, sayTrees } from './trees.ts';

/** All models learn from the same games and are judged by the same other games. */

/** Of ten games one is for judging, one for deciding when to stop, and eight are for learning. */
const FOLDS = 10;
const JUDGING = 0;
const CHOOSING = 5;

export interface Parted {
  readonly learning: Samples;
  readonly choosing: Samples;
  readonly judging: Samples;
}

export function parted(samples: Samples): Parted {
  const fold = (position: number): number => (samples.games[position] as number) % FOLDS;
  return {
    learning: chosen(samples, (position) => fold(position) !== JUDGING && fold(position) !== CHOOSING),
    choosing: chosen(samples, (position) => fold(position) === CHOOSING),
    judging: chosen(samples, (position) => fold(position) === JUDGING),
  };
}

export interface Outcome extends Judged {
  readonly model: string;
  /** The log loss at the tea ceremonies alone, where a search to the end of a season stops. */
  readonly atTea: Judged;
  readonly tenths: readonly Tenth[];
}

export interface Learned {
  /** The weights of the linear model. */
  readonly weights: Float32Array;
  readonly lessons: readonly Lesson[];
  readonly outcomes: readonly Outcome[];
}

/** Fits every model, and reports how good each is. `tell` is told what is being done. */
export function learnAll({ learning, choosing, judging }: Parted, seed: string, tell: Tell): Learned {
  const average = learning.points.reduce((sum, points) => sum + points, 0) / learning.rows;
  const outcome = (model: string, say: (samples: Samples) => Said): Outcome => {
    const teas = chosen(judging, (position) => isTea(judging.stages[position] as number));
    const said = say(judging);
    return {
      model,
      ...judged(judging, said),
      atTea: judged(teas, say(teas)),
      tenths: tenthsOf(judging, oddsOf(judging, said.scores)),
    };
  };
  const byStage = STAGES.map((_, stage) =>
    chosen(learning, (position) => learning.stages[position] === stage),
  );
  const sharpness = sharpnessOf(byStage);
  tell('linear');
  const weights = fitLinear(learning);
  const trees = fitTrees(learning, (done) => tell(`trees ${done}`));
  const { network, lessons } = fitNetwork(learning, choosing, seed, ({ epoch, logLoss, pointsError }) =>
    tell(`network ${epoch}: ${logLoss.toFixed(4)}, ${pointsError.toFixed(2)} VP`),
  );
  return {
    weights,
    lessons,
    outcomes: [
      outcome('nothing', (samples) => sayNothing(samples, average)),
      outcome('by hand', (samples) => sayByHand(samples, sharpness)),
      outcome('linear', (samples) => sayLinear(weights, samples)),
      outcome('trees', (samples) => sayTrees(trees, samples)),
      outcome('network', (samples) => sayNetwork(network, samples)),
    ],
  };
}

export type Tell = (doing: string) => void;

const isTea = (stage: number): boolean => (STAGES[stage] ?? '').endsWith('tea');
