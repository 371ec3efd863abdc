import { type ClanId, type Move, refusal, type State, view } from '@hinode/engine';

/** A position, after so many moves. */
interface Seen {
  readonly cells: State;
  readonly moves: number;
}

/**
 * Others moved while this move was on its way. It may go out again if it is still legal and still means what it meant:
 * nothing was taken back, and whoever accepts an offer accepts the one they read.
 */
export function staysAsMeant(move: Move, before: Seen, now: Seen | undefined): boolean {
  if (now === undefined || now.moves < before.moves || refusal(now.cells, move) !== undefined) return false;
  if (move.type !== 'accept') return true;
  return termsOf(before, move.with, move.clan) === termsOf(now, move.with, move.clan);
}

const termsOf = ({ cells }: Seen, by: ClanId, to: ClanId): string =>
  JSON.stringify(view(cells).proposals.find((proposal) => proposal.clan === by && proposal.with === to));
