import type { ClanId, Move } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { useCallback, useMemo, useState } from 'react';
import type { Route } from '../app/route.ts';
import { isPhone, useScreen } from '../app/screen.ts';
import { beginBranch } from '../branches/begin-branch.ts';
import { useFault } from '../menu/use-fault.ts';
import { chaptersOf } from '../replay/chapters.ts';
import { type ReplayedGame, tableAfter, watcherOf } from '../replay/replay-table.ts';
import { useMoment } from '../replay/use-moment.ts';
import { usePlaying } from '../replay/use-playing.ts';
import { Laying } from '../table/laying.tsx';
import { TableProvider } from '../table/table-provider.tsx';
import { AnalysisHead } from './analysis-head.tsx';
import styles from './analysis-screen.module.css';
import { Charts } from './charts.tsx';
import { MomentSlip } from './moment-slip.tsx';
import { type Looked, writePlace } from './place.ts';
import { PlayerBar } from './player-bar.tsx';
import { SeenBoard } from './seen-board.tsx';
import { type Looking, useAnalysis } from './use-analysis.ts';
import { useAnalysisKeys } from './use-analysis-keys.ts';

interface Props {
  readonly game: ReplayedGame;
  /** Which game this is. */
  readonly looked: Looked;
  /** Where it is seen again. */
  readonly back: Extract<Route, { readonly page: 'replay' | 'again' }>;
}

/** Where was it won? The board, the moment, and all that can be found out about the game. */
export function AnalysisScreen(props: Props) {
  const looking = useAnalysis(props.game.record);
  return looking === undefined ? <Laying /> : <LookedThrough {...props} looking={looking} />;
}

function LookedThrough({ game, looked, back, looking }: Props & { readonly looking: Looking }) {
  const { record, engine } = game;
  const { moves, log } = useMemo(() => openGame(record, engine), [record, engine]);
  const chapters = useMemo(() => chaptersOf(log, record.setup.clans), [log, record]);
  const { analysis } = looking;
  const all = moves.length;
  const place = writePlace(looked);
  const { at, eyes, moment, setAt, setEyes } = useMoment(place, game, all);
  const mine = watcherOf(game);
  const [whose, setWhose] = useState<'yours' | 'everybody'>('yours');
  const partings = analysis.partings.filter(({ clan }) => whose === 'everybody' || clan === mine);
  const parting = partings.find((one) => one.at === at);
  const tableAt = useCallback((n: number) => tableAfter(game, moves, n, eyes), [game, moves, eyes]);
  const table = useMemo(() => tableAt(at), [tableAt, at]);
  const playing = usePlaying(at, all, setAt);
  const fail = useFault();
  const small = isPhone(useScreen());

  /** A branch: the game up to here, with this move made. */
  const playOn = (leads: ClanId, move?: Move): void =>
    void beginBranch({ game, from: { ...place, moment }, at, leads, move }).catch(fail);
  useAnalysisKeys({
    at,
    all,
    looks: analysis.looks.map((look) => look.at),
    moments: partings.map((one) => one.at),
    onChange: setAt,
    onToggle: playing.toggle,
    onBranch: () => at < all && playOn(eyes === 'all' ? mine : eyes),
    onEyes: () => setEyes(eyes === 'all' ? mine : 'all'),
  });
  const slip = (
    <MomentSlip
      analysis={analysis}
      at={at}
      parting={parting}
      partings={partings}
      tableAt={tableAt}
      onPlayOn={playOn}
      eyes={eyes}
      mine={mine}
    />
  );
  const shared = { analysis, at, onChange: setAt, mine };
  return (
    <div className={styles.page} data-screen-name="analysis" data-state={looking.state} data-at={at}>
      <TableProvider table={table}>
        <AnalysisHead
          analysis={analysis}
          at={at}
          clans={record.setup.clans}
          mine={mine}
          eyes={eyes}
          onEyes={setEyes}
          back={{ ...back, moment }}
        />
      </TableProvider>
      <main className={styles.columns} tabIndex={-1}>
        <div className={styles.start}>
          <SeenBoard table={table} />
          <PlayerBar
            at={at}
            all={all}
            log={log}
            numbers={partings.map((one) => one.at)}
            onChange={setAt}
            playing={playing}
            chapters={chapters}
          />
          {!small && slip}
        </div>
        <div className={styles.end}>
          {small && slip}
          <Charts
            {...shared}
            log={log}
            looking={looking}
            partings={partings}
            whose={whose}
            onWhose={setWhose}
            small={small}
            record={record}
          />
        </div>
      </main>
    </div>
  );
}
