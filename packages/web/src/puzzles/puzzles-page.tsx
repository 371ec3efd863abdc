import { puzzleNamed } from '@hinode/learn/puzzles';
import { PuzzlePage } from './puzzle-page.tsx';
import { Shelf } from './shelf.tsx';

/** The shelf of puzzles, or one of them on the table. */
export function PuzzlesPage({ id }: { readonly id?: string | undefined }) {
  const puzzle = id === undefined ? undefined : puzzleNamed(id);
  return puzzle ? <PuzzlePage key={puzzle.id} puzzle={puzzle} /> : <Shelf unknown={id !== undefined} />;
}
