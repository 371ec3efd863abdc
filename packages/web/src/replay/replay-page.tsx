import { type ReactNode, useMemo } from 'react';
import type { Route } from '../app/route.ts';
import { beginBranch } from '../branches/begin-branch.ts';
import { UnknownGame } from '../local/unknown-game.tsx';
import { useFault } from '../menu/use-fault.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { BotsPage } from './bots-page.tsx';
import styles from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import { chaptersIn, marksIn, movesIn, type ReplayedGame, tableAfter } from './replay-table.ts';
import { useEndedGame } from './use-ended-game.ts';
import { type GamePlace, useMoment } from './use-moment.ts';
import { BOTS } from './watched-bots.ts';

/** A game that has ended, move by move; or one that was opened from a file, however far it got. */
export const ReplayPage = ({ id }: { readonly id: string }) =>
  id === BOTS ? <BotsPage /> : <ReplayedPage id={id} />;

function ReplayedPage({ id }: { readonly id: string }) {
  const game = useEndedGame(id);
  return game === 'unknown' ? (
    <UnknownGame />
  ) : (
    game && <Replay game={game} place={{ page: 'replay', id }} lookInto={{ page: 'analysis', game: id }} />
  );
}

interface Props {
  readonly game: ReplayedGame;
  /** Its address. */
  readonly place: GamePlace;
  /** Where the game is looked through. */
  readonly lookInto: Extract<Route, { readonly page: 'analysis' }>;
  /** It still goes on: it plays as moves come. */
  readonly live?: boolean;
  /** What is said of the last of so many moves. */
  readonly reasonAt?: (at: number) => ReactNode;
}

/** Steps through a game that has no secrets any more, with the eyes of whoever one likes. It begins where the address says, or at its end. */
export function Replay({ game, place, lookInto, live = false, reasonAt }: Props) {
  const moves = useMemo(() => movesIn(game), [game]);
  const marks = useMemo(() => marksIn(game), [game]);
  const chapters = useMemo(() => chaptersIn(game), [game]);
  const { at, eyes, moment, setAt, setEyes } = useMoment(place, game, moves.length);
  const table = useMemo(() => tableAfter(game, moves, at, eyes), [game, moves, at, eyes]);
  const fail = useFault();
  const playOn = (): void =>
    void beginBranch({ game, from: { ...place, moment }, at, leads: eyes }).catch(fail);
  return (
    <div className={styles.replay}>
      <TableProvider table={table}>
        <TableScreen />
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
          lookInto={{ ...lookInto, moment }}
          record={game.record}
          live={live}
          {...(table.state().view.result === undefined && { onPlayOn: playOn })}
        />
      </TableProvider>
    </div>
  );
}
