import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/route.ts';
import { keepGame } from '../local/new-game.ts';
import { type SavedGame, savedGame } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { TableContext } from '../table/use-table.ts';
import styles from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import { type Eyes, movesIn, tableAfter, watcherOf } from './replay-table.ts';

/** A game that has ended, move by move. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [game, setGame] = useState<SavedGame>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another page
  useEffect(() => {
    const open = (saved: SavedGame | undefined): void => {
      // While a game goes on its secrets are secrets.
      if (saved?.record.result === undefined) goTo({ page: 'home' });
      else setGame(saved);
    };
    savedGame(id).then(open).catch(fail);
  }, [id]);
  return game && <Replay game={game} />;
}

/** Steps through a game that has no secrets any more, with the eyes of whoever one likes. */
export function Replay({ game }: { readonly game: Pick<SavedGame, 'seats' | 'record'> }) {
  const moves = useMemo(() => movesIn(game), [game]);
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Eyes>(watcherOf(game));
  const table = useMemo(() => tableAfter(game, moves, at, eyes), [game, moves, at, eyes]);
  const fail = useFault();

  const playOn = async (): Promise<void> => {
    // What is played from here on has another end, and nobody's proof.
    const { result: _, marks: __, proof: ___, ...record } = game.record;
    const begun = { ...record, entries: moves.slice(0, at) };
    goTo({ page: 'game', id: await keepGame({ seats: game.seats, record: begun }) });
  };

  return (
    <div className={styles.replay}>
      <TableContext value={table}>
        <TableScreen />
      </TableContext>
      <ReplayBar
        at={at}
        all={moves.length}
        clans={game.record.setup.clans}
        eyes={eyes}
        onEyes={setEyes}
        onChange={setAt}
        {...(at < moves.length && { onPlayOn: () => void playOn().catch(fail) })}
      />
    </div>
  );
}
