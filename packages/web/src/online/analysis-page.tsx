import { AnalysisScreen } from '../analysis/analysis-screen.tsx';
import type { Looked } from '../analysis/place.ts';
import { FinishedGame } from './finished-game.tsx';

/** Where was an online game won? */
export function OnlineAnalysisPage({ looked }: { readonly looked: Looked }) {
  const { id } = looked;
  const watched = looked.from === 'watched';
  return (
    <FinishedGame id={id} watched={watched}>
      {(game) => <AnalysisScreen game={game} looked={looked} back={{ page: 'again', id, watched }} />}
    </FinishedGame>
  );
}
