import type { ClanId, Move, State } from '@hinode/engine';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';

/** A position, after so many moves. */
interface Seen {
  readonly cells: State;
  readonly moves: number;
}

/**
 * Others moved while this move was on its way. It may be sent again if it is still legal and still means the same: nothing was
 * taken back, and an offer that is accepted is the one that was read.
 */
export function staysAsMeant(
  move: Move,
  before: Seen,
  now: Seen | undefined,
  engine: RulesEngine = currentEngine,
): boolean {
  if (now === undefined || now.moves < before.moves || engine.refusal(now.cells, move) !== undefined)
    return false;
  if (move.type !== 'accept') return true;
  const terms = (seen: Seen): string => termsOf(engine, seen, move.with, move.clan);
  return terms(before) === terms(now);
}

const termsOf = (engine: RulesEngine, { cells }: Seen, by: ClanId, to: ClanId): string =>
  JSON.stringify(
    engine.view(cells).proposals.find((proposal) => proposal.clan === by && proposal.with === to),
  );
