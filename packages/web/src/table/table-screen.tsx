import type { Decision as Decided } from '@hinode/engine';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useBack } from '../app/back.ts';
import { useText } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { Sea } from '../art/sea.tsx';
import { SeasonBar } from '../bar/season-bar.tsx';
import { Watching } from '../battle/watching.tsx';
import { APictureLater, ChoosingProvider } from '../choices/choosing.tsx';
import { ClanRail } from '../clans/clan-rail.tsx';
import { ClansTab } from '../clans/clans-tab.tsx';
import { Cover } from '../cover/cover.tsx';
import { lower, type Place, type Size } from '../dock/place.ts';
import { type Pulling, PullingContext } from '../dock/pulling.ts';
import { Live } from '../follow/later.ts';
import { Log } from '../log/log.tsx';
import { Menu } from '../menu/menu.tsx';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { TeaScreen } from '../tea/tea-screen.tsx';
import { BarButton, HintButton, TalkButton } from './bar-button.tsx';
import { type Called, CalledSheet } from './called-sheet.tsx';
import { Decision, NoticeOr } from './decision.tsx';
import { useFrame } from './frame.ts';
import { Keys } from './keys.tsx';
import {
  BattleScreen,
  Board,
  ClanStrip,
  Dock,
  fetchLaterScreens,
  GameOver,
  PagesInMenu,
  Return,
  SeasonCards,
  Talk,
} from './later.tsx';
import { framed, type Layout, layoutOf, type SceneId } from './layout.ts';
import { LetGo } from './let-go.tsx';
import { part } from './part.tsx';
import { usePrintedMap } from './print.ts';
import { SideHead } from './side-head.tsx';
import styles from './table-screen.module.css';
import { type Tab, Tabs } from './tabs.tsx';
import { useFocus } from './use-focus.ts';
import { usePlace } from './use-place.ts';
import { useScene } from './use-scene.ts';
import { useTable, useTableState } from './use-table.ts';

/** The whole table: bar, clans, map (or tea, or battle), the decision, the log. */
export const TableScreen = () => (
  <Watching>
    <WatchedTable />
  </Watching>
);

function WatchedTable() {
  const { cover } = useTableState();
  useTableSounds();
  const text = useText();
  useEffect(() => fetchLaterScreens(text), [text]);
  // Behind the cover there is nothing to peek at.
  if (cover !== undefined) return <Cover />;
  return (
    <ChoosingProvider>
      <Suspense>
        <OpenTable />
      </Suspense>
      <Suspense>
        <Live />
      </Suspense>
    </ChoosingProvider>
  );
}

/** What a move changes is rendered by the parts that show it; the table around them renders only if something else is looked at. */
const OpenTable = part(
  useLookedAt,
  ({ own, scene, newsOpen, onMap, setOnMap, layout, place, pull, size }) => {
    const [called, setCalled] = useState<Called>();
    const [tab, setTab] = useState<Tab>('map');
    const frame = useFrame();
    const isPhone = layout.decision === 'sheet' || layout.decision === 'side';
    // Somebody who looks at another page has the question as a line below it.
    const shown: Tab = layout.tabs === 'foot' ? tab : 'map';
    const hasSheet = isPhone && scene === 'map';
    const pulling = useMemo(
      (): Pulling | undefined =>
        hasSheet
          ? {
              place: shown === 'map' ? place : 'line',
              pull: (to) => {
                setTab('map');
                pull(to);
              },
              hasGrip: layout.decision === 'sheet',
            }
          : undefined,
      [hasSheet, shown, place, pull, layout],
    );
    /** A line of the log leads to its place. */
    const toMap = useCallback((): void => {
      setTab('map');
      setCalled(undefined);
      setOnMap(true);
    }, [setOnMap]);
    useBack(() => setTab('map'), shown !== 'map');
    useBack(() => pull('half'), pulling?.place === 'full');
    usePrintedMap();
    const buttons = useMemo(
      () => (
        <>
          {own !== 'map' && (
            <BarButton icon="map" label="bar.map" pressed={onMap} onPress={() => setOnMap(!onMap)} />
          )}
          {!isPhone && <CallButtons layout={layout} onCall={setCalled} />}
          <HintButton />
          <Menu look={layout.bar ? 'menu' : 'more'}>
            {isPhone && <PagesInMenu all={layout.tabs === 'menu'} onCall={setCalled} />}
          </Menu>
        </>
      ),
      [own, onMap, setOnMap, isPhone, layout],
    );
    return (
      <PullingContext value={pulling}>
        <AroundAll scene={scene} layout={layout} place={pulling?.place} size={size}>
          <LetGo scene={scene} />
          <Keys map={() => setOnMap(!onMap)} fold={() => pulling?.pull(lower(pulling.place))} />
          <div className={styles.sea} data-sea="">
            <Sea />
          </div>
          {frame ? frame.bar : layout.bar && <SeasonBar>{buttons}</SeasonBar>}
          {layout.clans === 'rail' && <ClanRail withNews={layout.log === 'called'} />}
          {layout.clans === 'strip' && (
            <NoticeOr>
              <Suspense>
                <ClanStrip withSeason={!layout.bar} />
              </Suspense>
            </NoticeOr>
          )}
          {layout.clans === 'none' && <NoticeOr />}
          <main className={styles.main} tabIndex={-1}>
            <Suspense>
              {shown === 'map' ? <Scene scene={scene} /> : <Page tab={shown} onPlace={toMap} />}
            </Suspense>
          </main>
          <Decision
            layout={layout}
            onMap={scene === 'map' && shown === 'map'}
            newsInstead={isPhone && newsOpen && shown === 'map'}
            onLog={() => (layout.tabs === 'foot' ? setTab('log') : setCalled('log'))}
            head={
              layout.decision === 'side' &&
              !frame && <SideHead {...(pulling && { pulling })}>{buttons}</SideHead>
            }
          >
            <Suspense>{scene === 'map' && <Asked own={own} onReturn={() => setOnMap(false)} />}</Suspense>
          </Decision>
          {frame && <div className={styles.guide}>{frame.guide}</div>}
          {layout.tabs === 'foot' && <Tabs tab={tab} onChange={setTab} />}
          {layout.log === 'column' &&
            (frame ? <aside className={styles.end}>{frame.end}</aside> : <EndColumn onPlace={toMap} />)}
          {called && <CalledSheet called={called} onPlace={toMap} onClose={() => setCalled(undefined)} />}
        </AroundAll>
      </PullingContext>
    );
  },
);

/** What is being looked at, and where its parts are. */
function useLookedAt() {
  const { own, scene, newsOpen, onMap, setOnMap } = useScene();
  const isFramed = useFrame() !== undefined;
  const usual = layoutOf(useScreen(), scene);
  const layout = isFramed ? framed(usual) : usual;
  return { own, scene, newsOpen, onMap, setOnMap, layout, ...usePlace() };
}

interface AroundProps {
  readonly scene: SceneId;
  readonly layout: Layout;
  readonly place: Place | undefined;
  readonly size: Size;
  readonly children: ReactNode;
}

/** The element around everything: its attributes say which question is asked, for styles and for tests. */
function AroundAll({ scene, layout, place, size, children }: AroundProps) {
  const { decision, moves, me } = useTableState();
  const isFramed = useFrame() !== undefined;
  useFocus(`${moves} ${decision?.kind} ${scene}`);
  return (
    <div
      className={styles.table}
      data-table=""
      data-decision={layout.decision}
      data-clans={layout.clans}
      data-log={layout.log}
      data-scene={scene}
      data-framed={isFramed ? '' : undefined}
      data-place={place}
      data-size={size}
      // For tests: who is asked what, and after how many moves.
      data-me={me}
      data-moves={moves}
      data-asked={decision && nameOf(decision)}
    >
      {children}
    </div>
  );
}

/** `use komainu` */
const nameOf = ({ kind, ability }: Decided): string => (ability ? `${kind} ${ability}` : kind);

/** One stable element, so that the map does not render with the rest of the table. */
const MAP = (
  <APictureLater>
    <Board />
  </APictureLater>
);

function Scene({ scene }: { readonly scene: SceneId }): ReactNode {
  switch (scene) {
    case 'tea':
      return <TeaScreen />;
    case 'battle':
      return <BattleScreen />;
    case 'over':
      return <GameOver />;
    case 'map':
      return MAP;
  }
}

interface PageProps {
  readonly tab: Exclude<Tab, 'map'>;
  readonly onPlace: () => void;
}

/** The other pages of a phone. */
function Page({ tab, onPlace }: PageProps): ReactNode {
  switch (tab) {
    case 'clans':
      return <ClansTab />;
    case 'cards':
      return <SeasonCards />;
    case 'log':
      return <Log onPlace={onPlace} />;
    case 'talk':
      return <Talk />;
  }
}

interface AskedProps {
  readonly own: SceneId;
  readonly onReturn: () => void;
}

/** Tea and battle have their answers on their own screens; from the map there is a way back. */
const Asked = ({ own, onReturn }: AskedProps) =>
  own === 'tea' || own === 'battle' ? <Return to={own} onPress={onReturn} /> : <Dock />;

interface CallButtonsProps {
  readonly layout: Layout;
  readonly onCall: (called: Called) => void;
}

/** What else there is to look at. */
function CallButtons({ layout, onCall }: CallButtonsProps) {
  const { talk } = useTable();
  return (
    <>
      <BarButton icon="cards" label="tabs.cards" onPress={() => onCall('cards')} />
      <BarButton icon="sheet" label="bar.scores" onPress={() => onCall('scores')} />
      {layout.log === 'called' && <BarButton icon="log" label="tabs.log" onPress={() => onCall('log')} />}
      {layout.talk === 'called' && talk && <TalkButton onPress={() => onCall('talk')} />}
    </>
  );
}

/** Log and talk beside the map. */
function EndColumn({ onPlace }: Pick<PageProps, 'onPlace'>) {
  const { talk } = useTable();
  return (
    <aside className={styles.end}>
      <Log onPlace={onPlace} />
      {talk && (
        <Suspense>
          <Talk />
        </Suspense>
      )}
    </aside>
  );
}
