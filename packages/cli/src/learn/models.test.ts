import { FEATURE_COUNT, FEATURES, OUTCOMES, STAGES, unpacked, WIDTH } from '@hinode/bots';
import { rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import { judged, sayNothing, tenthsOf } from './compare.ts';
import { fitLinear, sayLinear } from './linear.ts';
import { fitNetwork, sayNetwork } from './network.ts';
import { chosen, gathered, oddsOf, type Sample, type Samples } from './samples.ts';
import { fitTrees, sayTrees } from './trees.ts';
import { writtenWeights } from './weights-file.ts';

/** A made-up game: coins bring points, honor brings victory, and nothing else matters. */
const [COINS, HONOR] = [FEATURES.indexOf('coins'), FEATURES.indexOf('honor')];

/** Some other numbers are there to mislead. */
const COUNTED = 12;

function madeUp(positions: number, seed: string): Samples {
  const rng = rngFrom(seed);
  const any = (): number => rng.below(1000) / 500 - 1;
  return gathered(
    Array.from({ length: positions }, (_, game): Sample => {
      const clans = Array.from({ length: 4 }, () => ({
        features: Float64Array.from({ length: FEATURE_COUNT }, (_, i) => (i < COUNTED ? any() : 0)),
        points: 0,
        won: 0,
      }));
      const powers = clans.map(({ features }) => Math.exp(3 * (features[HONOR] as number)));
      let dice = (rng.below(1000) / 1000) * powers.reduce((sum, one) => sum + one);
      const winner = powers.findIndex((power) => {
        dice -= power;
        return dice < 0;
      });
      return {
        game,
        stage: 0,
        clans: clans.map(({ features }, seat) => ({
          features,
          won: seat === winner ? 1 : 0,
          points: 20 + 10 * (features[COINS] as number) + any(),
        })),
      };
    }),
  );
}

const games = madeUp(500, 'learn');
const others = madeUp(300, 'judge');
const ignorance = judged(others, sayNothing(others, 20));

test('a model that knows nothing is surprised by the logarithm of four', () => {
  expect(ignorance.logLoss).toBeCloseTo(Math.log(4), 6);
});

test.each([
  ['a linear model', () => sayLinear(fitLinear(games), others)],
  [
    'boosted trees',
    () =>
      sayTrees(
        fitTrees(games, () => {}),
        others,
      ),
  ],
  ['a network', () => sayNetwork(fitNetwork(games, madeUp(100, 'stop'), '1', () => {}).network, others)],
])('%s finds what brings points and victory', (_, say) => {
  const said = say();
  const { logLoss, pointsError, miscalibration } = judged(others, said);
  // Closer to one that knows everything than to one that knows nothing.
  expect(logLoss).toBeLessThan((truth() + ignorance.logLoss) / 2);
  expect(pointsError).toBeLessThan(0.4 * ignorance.pointsError);
  expect(miscalibration).toBeLessThan(0.1);
});

/** The surprise of somebody who knows how the games were made: in the long run nobody can do better. */
function truth(): number {
  const scores = Float64Array.from(
    { length: others.rows },
    (_, row) => 3 * (others.features[row * FEATURE_COUNT + HONOR] as number),
  );
  return judged(others, { scores, points: new Float64Array(others.rows) }).logLoss;
}

test('the same seed learns the same', () => {
  const few = chosen(games, (position) => position < 30);
  const learned = () => fitNetwork(few, few, 'same', () => {}).network.weights;
  expect(learned()).toEqual(learned());
});

test('tenths say how often clans with such odds won', () => {
  const odds = oddsOf(others, new Float64Array(others.rows));
  expect(tenthsOf(others, odds)[2]).toEqual({ said: 0.25, won: 0.25, count: others.rows });
});

test('written weights can be read back at two bytes each', () => {
  const weights = Float32Array.from({ length: STAGES.length * OUTCOMES * WIDTH }, (_, i) => Math.sin(i));
  const text = writtenWeights(weights, 'hinode learn');
  const field = (name: string): string => new RegExp(`${name}:\\s+'?([^',]+)`).exec(text)?.[1] ?? '';
  const back = unpacked({
    features: field('features'),
    scale: Number(field('scale')),
    weights: field('weights'),
  });
  expect(back.length).toBe(weights.length);
  back.forEach((weight, i) => {
    expect(weight).toBeCloseTo(weights[i] ?? 0, 3);
  });
});
