import type { Decision } from '@hinode/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { Sea } from '../art/sea.tsx';
import { SeasonBar } from '../bar/season-bar.tsx';
import { ChoosingProvider } from '../choices/choosing.tsx';
import { ClanRail } from '../clans/clan-rail.tsx';
import { ClanStrip } from '../clans/clan-strip.tsx';
import { ClansTab } from '../clans/clans-tab.tsx';
import { Cover } from '../cover/cover.tsx';
import { Dock } from '../dock/dock.tsx';
import { Return } from '../dock/return.tsx';
import { Log } from '../log/log.tsx';
import { SinceYourMove } from '../log/since-your-move.tsx';
import { Menu } from '../menu/menu.tsx';
import { useOnline } from '../online/online.ts';
import { UnreadTalk } from '../online/parts.tsx';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { TeaScreen } from '../tea/tea-screen.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useHint } from './hint.ts';
import {
  BattleScreen,
  BattleSummary,
  Board,
  fetchLaterScreens,
  GameOver,
  ScoreSheet,
  SeasonCards,
  Slips,
  Talk,
} from './later.ts';
import styles from './table-screen.module.css';
import { Tabs } from './tabs.tsx';
import { useKeys } from './use-keys.ts';
import { useTable, useTableState } from './use-table.ts';
import { useWidth } from './use-width.ts';

/** The whole table: bar, clans, map (or tea, or battle), the decision, the log. */
export function TableScreen() {
  const { cover } = useTableState();
  useTableSounds();
  useEffect(fetchLaterScreens, []);
  // Behind the cover there is nothing to peek at.
  if (cover !== undefined) return <Cover />;
  return (
    <ChoosingProvider>
      <Suspense>
        <OpenTable />
      </Suspense>
    </ChoosingProvider>
  );
}

type Opened = 'scores' | 'cards' | 'log' | 'talk' | undefined;

export type Tab = 'map' | 'clans' | 'cards' | 'log' | 'talk';

function OpenTable() {
  const { view, decision, moves, me } = useTableState();
  const online = useOnline();
  const width = useWidth();
  const [opened, setOpened] = useState<Opened>();
  const [tab, setTab] = useState<Tab>('map');
  const [onMap, setOnMap] = useState(false);
  useKeys({ map: () => setOnMap((now) => !now) });
  const scene = onMap ? 'map' : sceneOf(view.phase, view.battle !== undefined);
  // For whoever looks from outside: who is asked what, and after how many moves.
  const asked = { 'data-me': me, 'data-moves': moves, 'data-asked': decision ? nameOf(decision) : undefined };
  const bar = (
    <SeasonBar>
      {sceneOf(view.phase, view.battle !== undefined) !== 'map' && (
        <BarButton icon="map" label="bar.map" pressed={onMap} onPress={() => setOnMap(!onMap)} />
      )}
      {width !== 'phone' && (
        <>
          {!(width === 'wide' && scene === 'map') && (
            <>
              <BarButton icon="log" label="tabs.log" onPress={() => setOpened('log')} />
              {online && <TalkButton onPress={() => setOpened('talk')} />}
            </>
          )}
          <BarButton icon="cards" label="bar.cards" onPress={() => setOpened('cards')} />
        </>
      )}
      <BarButton icon="sheet" label="bar.scores" onPress={() => setOpened('scores')} />
      <HintButton />
      <Menu />
    </SeasonBar>
  );
  const sea = (
    <div className={styles.sea}>
      <Sea />
    </div>
  );
  const sheets = (
    <>
      {opened === 'scores' && <ScoresSheet onClose={() => setOpened(undefined)} />}
      {opened === 'cards' && <CardsSheet onClose={() => setOpened(undefined)} />}
      {opened === 'talk' && <TalkSheet onClose={() => setOpened(undefined)} />}
      {opened === 'log' && <LogSheet onClose={() => setOpened(undefined)} />}
    </>
  );
  if (width === 'phone')
    return (
      <div className={styles.phone} {...asked}>
        {sea}
        {bar}
        <ClanStrip />
        <main className={styles.main}>
          <Suspense>
            {tab === 'map' && <Scene scene={scene} />}
            {tab === 'clans' && <ClansTab />}
            {tab === 'cards' && <SeasonCards />}
            {tab === 'log' && <Log />}
            {tab === 'talk' && <Talk />}
          </Suspense>
        </main>
        {scene === 'map' ? <Foot /> : <PhoneFoot away={tab !== 'map'} onReturn={() => setTab('map')} />}
        <Tabs tab={tab} onChange={setTab} />
        {sheets}
      </div>
    );
  // Tea and battle take the whole screen below the bar.
  const rails = width === 'wide' && scene === 'map';
  return (
    <div className={styles.table} data-rails={rails || undefined} {...asked}>
      {sea}
      {bar}
      {rails ? <ClanRail /> : scene === 'map' && <ClanStrip />}
      <main className={styles.main}>
        <Suspense>
          <Scene scene={scene} />
        </Suspense>
        {rails && <Foot />}
      </main>
      {!rails && (scene === 'map' ? <Foot /> : online && <SlipsAlone />)}
      {rails && (
        <aside className={styles.end}>
          <Log />
          {online && (
            <Suspense>
              <Talk />
            </Suspense>
          )}
        </aside>
      )}
      {sheets}
    </div>
  );
}

/** `use komainu` */
const nameOf = ({ kind, ability }: Decision): string => (ability ? `${kind} ${ability}` : kind);

type SceneId = 'map' | 'tea' | 'battle' | 'over';

function sceneOf(phase: string, battle: boolean): SceneId {
  if (phase === 'over') return 'over';
  if (phase === 'tea') return 'tea';
  return battle ? 'battle' : 'map';
}

function Scene({ scene }: { readonly scene: SceneId }): ReactNode {
  switch (scene) {
    case 'tea':
      return <TeaScreen />;
    case 'battle':
      return <BattleScreen />;
    case 'over':
      return <GameOver />;
    case 'map':
      return <Board />;
  }
}

/** What lies over the foot of the map. */
const Foot = () => (
  <div className={styles.foot}>
    <SinceYourMove />
    <Suspense>
      <BattleSummary />
      <SlipsOnline />
    </Suspense>
    <Dock />
  </div>
);

/** Where there is no dock, what the table is asked lies at the foot all the same. */
const SlipsAlone = () => (
  <div className={styles.foot}>
    <Suspense>
      <Slips />
    </Suspense>
  </div>
);

interface PhoneFootProps {
  /** Something else is looked at than the tea or the battle. */
  readonly away: boolean;
  readonly onReturn: () => void;
}

/** Tea and battle have their answers on their own screen; from other tabs a way leads back there. */
function PhoneFoot({ away, onReturn }: PhoneFootProps) {
  const { view } = useTableState();
  const online = useOnline();
  if (!away) return online && <SlipsAlone />;
  return (
    <div className={styles.foot}>
      <Suspense>
        <SlipsOnline />
      </Suspense>
      {view.phase !== 'over' && <Return onPress={onReturn} />}
    </div>
  );
}

/** A table in this browser has none, and does not fetch them. */
const SlipsOnline = () => useOnline() && <Slips />;

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: 'bar.map' | 'bar.cards' | 'bar.scores' | 'bar.hint' | 'tabs.log' | 'tabs.talk';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly badge?: ReactNode;
  readonly onPress: () => void;
}

function BarButton({ icon, label, pressed, disabled, badge, onPress }: BarButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.barButton}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      <span className={styles.barLabel}>{text.say(label)}</span>
      {badge}
    </button>
  );
}

function HintButton() {
  const table = useTable();
  const { decision } = useTableState();
  const { ask, thinking } = useHint();
  return (
    <BarButton
      icon="hint"
      label="bar.hint"
      disabled={decision === undefined || thinking}
      onPress={() => void ask(table)}
    />
  );
}

const TalkButton = ({ onPress }: { readonly onPress: () => void }) => (
  <BarButton icon="chat" label="tabs.talk" badge={<UnreadTalk />} onPress={onPress} />
);

function ScoresSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet title={text.say('bar.scores')} onClose={onClose}>
      <Suspense>
        <ScoreSheet />
      </Suspense>
    </Sheet>
  );
}

function CardsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet title={text.say('bar.cards')} onClose={onClose}>
      <Suspense>
        <SeasonCards />
      </Suspense>
    </Sheet>
  );
}

function TalkSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet title={text.say('talk.title')} onClose={onClose}>
      <Suspense>
        <Talk onSheet />
      </Suspense>
    </Sheet>
  );
}

function LogSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet title={text.say('tabs.log')} onClose={onClose}>
      <Log onSheet />
    </Sheet>
  );
}
