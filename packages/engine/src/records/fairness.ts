import type { ClanId } from '../data/clans.ts';
import type { Setup } from '../setup.ts';
import type { RulesEngine } from '../versions/engine.ts';
import { drawClans } from './drawing.ts';
import { commitmentOf, type Proof, type ProvedSeat, promiseOf, seedOf } from './fair.ts';
import type { Flaw } from './flaws.ts';
import { type GameRecord, verify } from './record.ts';

/** The table as it was fixed, before anybody revealed a text. */
export interface FixedTable extends Pick<Setup, 'set' | 'shrines'> {
  readonly seats: readonly FixedSeat[];
}
export interface FixedSeat {
  /** Chosen; without one it is drawn by the seed. */
  readonly clan?: ClanId;
  readonly commitment?: string;
}

/** What somebody saw before and during the game, for which they need not take the server's word. */
export interface Evidence {
  readonly promise: string;
  /** Their own text, if the server accepted it. */
  readonly contribution?: string;
  readonly table?: FixedTable;
}

/** Recomputes promise, commitments, seed and clans and folds the record; returns what is wrong, or undefined if everything fits. */
export function verifyFairness(
  record: GameRecord,
  proof: Proof,
  seen: Evidence,
  engine?: RulesEngine,
): Flaw | undefined {
  const { secret, contributions, seats } = proof;
  if (seen.promise !== proof.promise) return { code: 'other-promise' };
  if (promiseOf(secret) !== seen.promise) return { code: 'other-secret' };
  if (seen.contribution !== undefined && !contributions.includes(seen.contribution))
    return { code: 'own-text-missing' };
  const { clans, seed } = record.setup;
  const added = seats ? seats.filter((seat) => seat.added).length : clans.length;
  if (contributions.length !== added || (seats ?? clans).length !== clans.length)
    return { code: 'texts-missing' };
  if (seedOf(secret, contributions) !== seed) return { code: 'other-seed' };
  return (
    (seats && (otherText(proof, seats, clans) ?? otherClan(record.setup, seats))) ??
    (seen.table && otherTable(record.setup, seats ?? [], seen.table)) ??
    verify(record, engine)
  );
}

/**
 * A seat whose text is not the one that was sealed, or was not sealed at all: it may have been chosen when everything was known.
 */
function otherText(
  { promise, contributions }: Proof,
  seats: readonly ProvedSeat[],
  clans: readonly ClanId[],
): Flaw | undefined {
  const texts = contributions.values();
  for (const [at, { commitment, added }] of seats.entries()) {
    const text = added ? texts.next().value : undefined;
    if (text !== undefined && commitmentOf(promise, text) !== commitment)
      return { code: 'other-text', clan: clans[at] as ClanId };
  }
  return undefined;
}

/** A clan that is said to be drawn, but is not the one that the seed draws. */
function otherClan({ clans, seed, boxes }: Setup, seats: readonly ProvedSeat[]): Flaw | undefined {
  const drawn = drawClans(
    clans.map((clan, at) => (seats[at]?.clan === 'chosen' ? clan : undefined)),
    seed,
    boxes,
  );
  const other = clans.find((clan, at) => clan !== drawn[at]);
  return other && { code: 'other-clan', clan: other };
}

/** Something was changed after it had been fixed. */
function otherTable(
  { clans, set, shrines }: Setup,
  seats: readonly ProvedSeat[],
  fixed: FixedTable,
): Flaw | undefined {
  const now: FixedTable = {
    set,
    ...(shrines && { shrines }),
    seats: seats.map(({ clan, commitment }, at) => ({
      ...(clan === 'chosen' && { clan: clans[at] as ClanId }),
      ...(commitment && { commitment }),
    })),
  };
  return asText(now) === asText(fixed) ? undefined : { code: 'other-table' };
}

const asText = ({ set, shrines = [], seats }: FixedTable): string =>
  JSON.stringify([set, shrines, seats.map(({ clan, commitment }) => [clan, commitment])]);
