import type { ClanId, Move } from '@hinode/engine';
import type { Board } from '@hinode/learn';

/** A scenario lists one way to play it. From that a live board knows who tries it, and what the others do. */

type Listed = NonNullable<Board['moves']>[number];

const isMade = (move: Listed): boolean => !('refused' in move);

const madeIn = ({ moves = [] }: Board): readonly Listed[] => moves.filter(isMade);

/** Whoever makes the most of its moves. */
export function whoTries(board: Board): ClanId {
  const clans = madeIn(board).map(({ clan }) => clan);
  const count = (one: ClanId): number => clans.filter((clan) => clan === one).length;
  const [first = board.setup.clans[0] as ClanId] = clans.toSorted((a, b) => count(b) - count(a));
  return first;
}

/** What the others do. */
export const repliesIn = (board: Board): readonly Move[] =>
  madeIn(board).filter(({ clan }) => clan !== whoTries(board)) as readonly Move[];

/** What it is about: the moves that are there to be tried. */
export const ownMoves = (board: Board): readonly Listed[] =>
  madeIn(board).filter(({ clan }) => clan === whoTries(board));
