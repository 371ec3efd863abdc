import type { Part } from '@hinode/text';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Home } from '../home/home.tsx';
import { FaultBoundary } from '../menu/fault-boundary.tsx';
import { Below, BelowContext, isRead, useBelow } from './below.tsx';
import { isFramedPlace } from './framed.ts';
import { LanguageProvider } from './language.tsx';
import { laterWith } from './later.tsx';
import { placeOf, type Route, useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { whenIdle } from './when-idle.ts';

/** Texts that only the pages of online play and of Learn need. */
const ONLINE: readonly Part[] = ['online', 'play'];
const LEARN: readonly Part[] = ['learn', 'play'];

/** The home page is light. The table loads while somebody looks at it; everything else on demand. */
const table = () => import('../table/game-page.tsx');
const GamePage = lazy(async () => ({ default: (await table()).GamePage }));
const Setup = laterWith(['play'], async () => (await import('../setup/setup.tsx')).Setup);
const CreditsPage = lazy(async () => ({ default: (await import('../menu/credits-page.tsx')).CreditsPage }));
const StatisticsPages = laterWith(
  ['play'],
  async () => (await import('../statistics/pages.tsx')).StatisticsPages,
);
/** Folds games itself, so it needs the rules: only people who replay a game load them here. */
const over = () => import('../replay/pages.ts');
const ReplayPage = laterWith(['play'], async () => (await over()).ReplayPage);
const AnalysisPage = laterWith(['play'], async () => (await over()).AnalysisPage);
const RecordPage = laterWith(LEARN, async () => (await over()).RecordPage);
/** Online play, including the screens before and after the table, loads on demand. */
const online = () => import('../online/pages.ts');
const OnlinePage = laterWith(ONLINE, async () => (await online()).OnlinePage);
const RoomPage = laterWith(ONLINE, async () => (await online()).RoomPage);
const SeatPage = laterWith(ONLINE, async () => (await online()).SeatPage);
const WatchPage = laterWith(ONLINE, async () => (await online()).WatchPage);
const AgainPage = laterWith(ONLINE, async () => (await import('../online/over-pages.ts')).AgainPage);
const CarryPage = laterWith(ONLINE, async () => (await online()).CarryPage);
const MailPage = laterWith(ONLINE, async () => (await import('../notices/mail-page.tsx')).MailPage);
const AdminPage = laterWith(ONLINE, async () => (await import('../admin/admin-page.tsx')).AdminPage);

/** The pages that teach the game bring the rules and the lessons along, so they load when somebody wants to learn. */
const LearnPage = laterWith(LEARN, async () => (await import('../learn/learn-page.tsx')).LearnPage);
const RulesPage = laterWith(LEARN, async () => (await import('../rules/rules-page.tsx')).RulesPage);
const CardBrowserPage = laterWith(
  LEARN,
  async () => (await import('../card-browser/card-browser-page.tsx')).CardBrowserPage,
);
const PuzzlesPage = laterWith(LEARN, async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage);
const PositionPage = laterWith(
  LEARN,
  async () => (await import('../position/position-page.tsx')).PositionPage,
);

export function App() {
  useAppearance();
  // Surrounds every part that loads lazily and is mounted first, so that a screen inside it appears as soon as it has loaded. Where
  // React has already shown an empty fallback, it waits 300 ms before replacing it.
  return (
    <Suspense>
      <LanguageProvider>
        <Page />
      </LanguageProvider>
    </Suspense>
  );
}

function Page() {
  const route = useRoute();
  const below = useBelow(route);
  // Everything there is to read counts as one place and does its own scrolling; so do the moments of a game.
  const place = isRead(route) ? route.page : placeOf(route);
  // Runs before a page scrolls to its own position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place starts at the top
  useLayoutEffect(() => void scrollTo(0, 0), [place]);
  useEffect(() => whenIdle(() => void table()), []);
  if (isFramedPlace() && !(route.page === 'position' && route.boardOnly)) return null;
  return (
    <>
      {isRead(route) && (
        <BelowContext value={below}>
          <Sheltered key={place} route={route} />
        </BelowContext>
      )}
      <Below waits={isRead(route)}>
        {isRead(route) ? (
          below && <Sheltered key={placeOf(below)} route={below} />
        ) : (
          <Sheltered key={place} route={route} />
        )}
      </Below>
    </>
  );
}

const Sheltered = ({ route }: { readonly route: Route }) => (
  <FaultBoundary>
    <Screen route={route} />
  </FaultBoundary>
);

function Screen({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup hotSeat={route.hotSeat} />;
    case 'game':
      return <GamePage id={route.id} />;
    case 'replay':
      return <ReplayPage id={route.id} />;
    case 'record':
      return <RecordPage packed={route.packed} />;
    case 'analysis':
      return <AnalysisPage route={route} />;
    case 'credits':
      return <CreditsPage />;
    case 'statistics':
    case 'ratings':
    case 'profile':
    case 'explorer':
      return <StatisticsPages route={route} />;
    case 'host':
      return <AdminPage />;
    case 'online':
      return <OnlinePage />;
    case 'room':
      return <RoomPage id={route.id} />;
    case 'seat':
      return <SeatPage id={route.id} />;
    case 'watch':
      return <WatchPage id={route.id} />;
    case 'again':
      return <AgainPage id={route.id} watched={route.watched} />;
    case 'carry':
      return <CarryPage code={route.code} />;
    case 'mail':
      return <MailPage token={route.token} wish={route.wish} />;
    case 'learn':
      return <LearnPage chapter={route.chapter} />;
    case 'rules':
      return <RulesPage id={route.id} />;
    case 'cards':
      return <CardBrowserPage id={route.id} />;
    case 'puzzles':
      return <PuzzlesPage id={route.id} />;
    case 'position':
      return <PositionPage packed={route.packed} boardOnly={route.boardOnly} />;
  }
}

/** Passes the settings for theme, motion and size to the style sheets. */
function useAppearance(): void {
  const { theme, speed, largeText } = useSettings();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['speed'] = speed;
    dataset['largeText'] = String(largeText);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paint = (): void => {
      dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    };
    paint();
    dark.addEventListener('change', paint);
    return () => dark.removeEventListener('change', paint);
  }, [theme, speed, largeText]);
}
