import type { ClanId } from '@hinode/engine';
import type { Evidence, Flaw, GameRecord, Proof, ProvedSeat } from '@hinode/engine/records';
import { call } from './api.ts';
import { type Seated, seatedAt } from './seated.ts';

/** A game that is over, as the server returns it: the record, and the proof of its shuffles. */
export interface Finished {
  readonly record: GameRecord;
  readonly proof: Proof;
}

/** `path` is where the server has the game: `games/ID`. */
export const finishedAt = (path: string): Promise<Finished> => call<Finished>('GET', `${path}/record`);

export type Verdict = Fair | { readonly fair: false; readonly flaw: Flaw };

export interface Fair {
  readonly fair: true;
  /**
   * What this browser contributed: it is in the seed, or came too late, or there is none because the browser did not see the
   * promise in time.
   */
  readonly own: 'added' | 'late' | 'unseen';
  /** Those who sealed a text and did not reveal it. */
  readonly late: readonly ClanId[];
  /** Nobody but the server contributed. */
  readonly alone: boolean;
}

/** Computes every shuffle again. The promise is the one this browser saw before it sat down, if it did. */
export async function verdictOn(id: string, { record, proof: given }: Finished): Promise<Verdict> {
  // Only those who want to check load the rules.
  const [{ engineOf }, { readProof, readRecord, verifyFairness }] = await Promise.all([
    import('@hinode/engine/versions'),
    import('@hinode/engine/records'),
  ]);
  const proof = readProof(given);
  const seated = seatedAt(id);
  const engine = await engineOf(record.rules);
  const checked = readRecord(record, engine);
  const flaw = verifyFairness(checked, proof, seated ? seenBy(seated) : { promise: proof.promise }, engine);
  if (flaw !== undefined) return { fair: false, flaw };
  return {
    fair: true,
    own: seated ? (proof.contributions.includes(seated.contribution) ? 'added' : 'late') : 'unseen',
    late: checked.setup.clans.filter((_, at) => isLate(proof.seats?.[at])),
    alone: proof.contributions.length === 0,
  };
}

const isLate = (seat: ProvedSeat | undefined): boolean => seat?.commitment !== undefined && !seat.added;

/** A text that the server has accepted must be in the seed; one that came too late cannot be. */
const seenBy = ({ promise, contribution, sealed, revealed, table }: Seated): Evidence => ({
  promise,
  ...((revealed || !sealed) && { contribution }),
  ...(table && { table }),
});
