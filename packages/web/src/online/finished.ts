import type { GameRecord, Proof } from '@hinode/engine';
import { call } from './api.ts';
import { seatedAt } from './seated.ts';

/** A game that is over, as the server gives it: the record, and what proves its shuffles. */
export interface Finished {
  readonly record: GameRecord;
  readonly proof: Proof;
}

/** `path` is where the server has the game: `games/ID`. */
export const finishedAt = (path: string): Promise<Finished> => call<Finished>('GET', `${path}/record`);

export type Verdict =
  /** The promise was seen here before the game, and all fits. */
  { readonly fair: true; readonly remembered: boolean } | { readonly fair: false; readonly problem: string };

/** Computes every shuffle again. What was promised is what this browser saw when it sat down, if it did. */
export async function verdictOn(id: string, { record, proof: given }: Finished): Promise<Verdict> {
  // The rules are loaded only by those who want to check.
  const { readProof, readRecord, unfair } = await import('@hinode/engine');
  const proof = readProof(given);
  const seated = seatedAt(id);
  if (seated !== undefined && !proof.contributions.includes(seated.contribution))
    return { fair: false, problem: 'the text of this browser is not part of the seed' };
  const problem = unfair(readRecord(record), proof, seated?.promise ?? proof.promise);
  return problem === undefined ? { fair: true, remembered: seated !== undefined } : { fair: false, problem };
}
