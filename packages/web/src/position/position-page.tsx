import type { ClanId } from '@hinode/engine';
import { type Broken, BrokenLink, type Shared, unpack } from '@hinode/learn/position';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../app/language.tsx';
import { PACE, useSettings } from '../app/settings.ts';
import { useFault } from '../menu/use-fault.ts';
import { openScenarioTable, type ScenarioTable } from '../scenario/scenario-table.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { BoardOnly } from './board-only.tsx';
import { lookedAt } from './looked-at.ts';
import { BROKEN, NotOpened } from './not-opened.tsx';
import styles from './position.module.css';
import { PositionBar } from './position-bar.tsx';

interface Props {
  readonly packed: string;
  /** Nothing but the map, for a frame in another page. */
  readonly boardOnly: boolean;
}

/** A position that somebody sent, to look at or to play on against bots. */
export function PositionPage({ packed, boardOnly }: Props) {
  const [shared, setShared] = useState<Shared | Broken>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another position
  useEffect(() => {
    let current = true;
    unpack(packed)
      .then(
        (position) => position,
        (problem: unknown) => {
          if (problem instanceof BrokenLink) return problem.why;
          throw problem;
        },
      )
      .then((position) => current && setShared(position))
      .catch(fail);
    return () => {
      current = false;
    };
  }, [packed]);
  if (shared === undefined) return null;
  if (typeof shared === 'string') return <BrokenPage why={shared} bare={boardOnly} />;
  return boardOnly ? <BoardOnly shared={shared} packed={packed} /> : <Opened shared={shared} />;
}

function BrokenPage({ why, bare }: { readonly why: Broken; readonly bare: boolean }) {
  const text = useText();
  return (
    <NotOpened title={text.say('position.title')} trouble={{ key: BROKEN[why] }} why={why} bare={bare} />
  );
}

function Opened({ shared }: { readonly shared: Shared }) {
  const [eyes, setEyes] = useState<ClanId>(shared.me);
  const [played, setPlayed] = useState<ScenarioTable>();
  const still = useMemo(() => lookedAt(shared.scenario, eyes), [shared, eyes]);
  useEffect(() => played?.close, [played]);
  const play = (): void =>
    setPlayed(
      openScenarioTable({
        scenario: shared.scenario,
        me: eyes,
        bots: 'samurai',
        pace: PACE[useSettings.getState().speed],
      }),
    );
  return (
    <div className={styles.position} data-position={played ? 'played' : 'looked-at'}>
      <TableProvider table={played ?? still}>
        <TableScreen />
      </TableProvider>
      <PositionBar
        clans={shared.scenario.setup.clans}
        eyes={eyes}
        onEyes={setEyes}
        played={played !== undefined}
        onPlay={play}
        onLook={() => setPlayed(undefined)}
      />
    </div>
  );
}
