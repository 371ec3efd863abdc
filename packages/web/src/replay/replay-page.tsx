import { type ReactNode, useMemo, useState } from 'react';
import { goTo, type Route } from '../app/route.ts';
import { keepGame } from '../local/new-game.ts';
import { UnknownGame } from '../local/unknown-game.tsx';
import { useFault } from '../menu/use-fault.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { BotsPage } from './bots-page.tsx';
import styles from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import {
  chaptersIn,
  type Eyes,
  marksIn,
  movesIn,
  type ReplayedGame,
  seatsFor,
  tableAfter,
  watcherOf,
} from './replay-table.ts';
import { useEndedGame } from './use-ended-game.ts';
import { BOTS } from './watched-bots.ts';

/** A game that has ended, move by move; or one that was opened from a file, however far it got. */
export const ReplayPage = ({ id }: { readonly id: string }) =>
  id === BOTS ? <BotsPage /> : <ReplayedPage id={id} />;

function ReplayedPage({ id }: { readonly id: string }) {
  const game = useEndedGame(id);
  return game === 'unknown' ? (
    <UnknownGame />
  ) : (
    game && <Replay game={game} lookInto={{ page: 'analysis', game: id }} />
  );
}

interface Props {
  readonly game: ReplayedGame;
  readonly lookInto: Route;
  /** It still goes on: it plays as moves come. */
  readonly live?: boolean;
  /** What is said of the last of so many moves. */
  readonly reasonAt?: (at: number) => ReactNode;
}

/** Steps through a game that has no secrets any more, with the eyes of whoever one likes. It begins at its end. */
export function Replay({ game, lookInto, live = false, reasonAt }: Props) {
  const moves = useMemo(() => movesIn(game), [game]);
  const marks = useMemo(() => marksIn(game), [game]);
  const chapters = useMemo(() => chaptersIn(game), [game]);
  const [at, setAt] = useState(moves.length);
  const [eyes, setEyes] = useState<Eyes>(watcherOf(game));
  const table = useMemo(() => tableAfter(game, moves, at, eyes), [game, moves, at, eyes]);
  const fail = useFault();

  const playOn = async (): Promise<void> => {
    // What is played from here on has another end, and nobody's proof.
    const { result: _, marks: __, proof: ___, ...record } = game.record;
    const begun = { ...record, entries: moves.slice(0, at) };
    goTo({ page: 'game', id: await keepGame({ seats: seatsFor(game, eyes), record: begun }) });
  };

  return (
    <div className={styles.replay}>
      <TableProvider table={table}>
        <TableScreen />
      </TableProvider>
      {reasonAt?.(at)}
      <ReplayBar
        at={at}
        all={moves.length}
        marks={marks}
        chapters={chapters}
        clans={game.record.setup.clans}
        eyes={eyes}
        onEyes={setEyes}
        onChange={setAt}
        lookInto={lookInto}
        live={live}
        {...(!live &&
          table.state().view.result === undefined && { onPlayOn: () => void playOn().catch(fail) })}
      />
    </div>
  );
}
