import { useEffect, useMemo, useState } from 'react';
import { laterWith } from '../app/later.tsx';
import { goTo, type Route } from '../app/route.ts';
import { OPENED, openedRecord } from '../local/opened-record.ts';
import { savedGame } from '../local/saved-games.ts';
import { UnknownGame } from '../local/unknown-game.tsx';
import { useFault } from '../menu/use-fault.ts';
import { type ReplayedGame, withEngine } from '../replay/replay-table.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { type Looked, readPlace } from './place.ts';

interface Props {
  readonly route: Extract<Route, { readonly page: 'analysis' }>;
}

/** Where was it won? */
export function AnalysisPage({ route: { game, at } }: Props) {
  const looked = useMemo(() => readPlace({ game, at }), [game, at]);
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
  const [game, setGame] = useState<ReplayedGame | 'unknown'>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page
  useEffect(() => {
    const open = async (): Promise<void> => {
      const saved = id === OPENED ? openedRecord() : await savedGame(id);
      // While a game goes on nobody is told more than they see.
      if (id !== OPENED && saved !== undefined && saved.record.result === undefined)
        goTo({ page: 'game', id });
      else setGame(saved === undefined ? 'unknown' : await withEngine(saved));
    };
    open().catch(fail);
  }, [id]);
  if (game === 'unknown') return <UnknownGame />;
  return game && <AnalysisScreen game={game} looked={looked} back={{ page: 'replay', id }} />;
}
