import { useMemo } from 'react';
import { laterWith } from '../app/later.tsx';
import type { Route } from '../app/route.ts';
import { UnknownGame } from '../local/unknown-game.tsx';
import { useEndedGame } from '../replay/use-ended-game.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { type Looked, readPlace } from './place.ts';

interface Props {
  readonly route: Extract<Route, { readonly page: 'analysis' }>;
}

/** Where was it won? */
export function AnalysisPage({ route: { game } }: Props) {
  const looked = useMemo(() => readPlace(game), [game]);
  if (looked === undefined) return <UnknownGame />;
  return looked.from === 'here' ? <AnalysisHere looked={looked} /> : <OnlineAnalysisPage looked={looked} />;
}

const OnlineAnalysisPage = laterWith(
  ['online'],
  async () => (await import('../online/over-pages.ts')).OnlineAnalysisPage,
);

/** A game of this browser, or one that was opened from a file. */
function AnalysisHere({ looked }: { readonly looked: Looked }) {
  const { id } = looked;
  const game = useEndedGame(id);
  if (game === 'unknown') return <UnknownGame />;
  return game && <AnalysisScreen game={game} looked={looked} back={{ page: 'replay', id }} />;
}
