import { FEATURE_COUNT, FEATURES, STAGES } from './features.ts';

/**
 * Learned weights: for each stage of the year and each outcome one for every feature, and a constant. What they add up to is a score, which
 * the odds to win are made of, or the points to come.
 */
export const SCORE = 0;
export const POINTS = 1;
export const OUTCOMES = 2;
export const WIDTH = FEATURE_COUNT + 1;

/** Where the weights of a stage for an outcome begin. */
export const weightsAt = (stage: number, outcome: number): number => (stage * OUTCOMES + outcome) * WIDTH;

/** What the weights say of a clan: `rows` has its features from `clan * FEATURE_COUNT` on. */
export function said(
  weights: Float32Array,
  stage: number,
  outcome: number,
  rows: ArrayLike<number>,
  clan: number,
): number {
  const at = weightsAt(stage, outcome);
  const from = clan * FEATURE_COUNT;
  let sum = weights[at + FEATURE_COUNT] as number;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += (weights[at + i] as number) * (rows[from + i] as number);
  return sum;
}

/** Weights as they are kept: two bytes each, in base64. */
export interface Packed {
  /** The names of the features they are for. */
  readonly features: string;
  readonly scale: number;
  readonly weights: string;
}

const MOST = 32767;

export function packed(weights: Float32Array): Packed {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const numbers = new DataView(new ArrayBuffer(2 * weights.length));
  weights.forEach((weight, i) => {
    numbers.setInt16(2 * i, Math.round(weight / scale), true);
  });
  const bytes = Array.from(new Uint8Array(numbers.buffer), (byte) => String.fromCharCode(byte));
  return { features: FEATURES.join(' '), scale, weights: btoa(bytes.join('')) };
}

export function unpacked({ features, scale, weights }: Packed): Float32Array {
  // Whoever changes what is counted must learn anew.
  if (features !== FEATURES.join(' ')) throw new Error('the learned weights are for other features');
  const bytes = Uint8Array.from(atob(weights), (character) => character.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  return Float32Array.from(
    { length: STAGES.length * OUTCOMES * WIDTH },
    (_, i) => scale * numbers.getInt16(2 * i, true),
  );
}
