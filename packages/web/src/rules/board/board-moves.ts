import type { ClanId, Move } from '@hinode/engine';
import type { Board } from '@hinode/learn';

/** A scenario lists one way to play it. From that, a live board derives who tries it and what the others do. */

type Listed = NonNullable<Board['moves']>[number];

const isMade = (move: Listed): boolean => !('refused' in move);

const madeIn = ({ moves = [] }: Board): readonly Listed[] => moves.filter(isMade);

/** The clan that makes the most moves in it. */
export function whoTries(board: Board): ClanId {
  const clans = madeIn(board).map(({ clan }) => clan);
  const count = (one: ClanId): number => clans.filter((clan) => clan === one).length;
  const [first = board.setup.clans[0] as ClanId] = clans.toSorted((a, b) => count(b) - count(a));
  return first;
}

/** What the others do. */
export const repliesIn = (board: Board): readonly Move[] =>
  madeIn(board).filter(({ clan }) => clan !== whoTries(board)) as readonly Move[];

/** The point of it: the moves to be tried. */
export const ownMoves = (board: Board): readonly Listed[] =>
  madeIn(board).filter(({ clan }) => clan === whoTries(board));
