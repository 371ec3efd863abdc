import { packed } from '@hinode/bots';

/** Learned weights as the file that bots read. */
export function writtenWeights(learned: Float32Array, made: string): string {
  const { features, scale, weights } = packed(learned);
  return `import type { Packed } from './weights.ts';

/** Made by \`${made}\`; docs/bots.md tells how good it is. */
export const LEARNED: Packed = {
  features:
    '${features}',
  scale: ${scale},
  weights:
    '${weights}',
};
`;
}
