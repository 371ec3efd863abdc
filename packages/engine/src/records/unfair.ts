import { type Proof, promiseOf, seedOf } from './fair.ts';
import { type GameRecord, verify } from './record.ts';

/**
 * Computes promise and seed again and folds the record; gives what is wrong, or undefined if the game was fair. The
 * promise is the one that was seen before the game, not the one that comes with the proof.
 */
export function unfair(record: GameRecord, proof: Proof, promise: string): string | undefined {
  const { secret, contributions } = proof;
  if (promise !== proof.promise) return 'the proof is for another promise';
  if (promiseOf(secret) !== promise) return 'the secret is not the one that was promised';
  if (contributions.length !== record.setup.clans.length)
    return `there are ${contributions.length} texts for ${record.setup.clans.length} seats`;
  if (seedOf(secret, contributions) !== record.setup.seed)
    return 'the seed is not made of the secret and the texts of the seats';
  return verify(record);
}
