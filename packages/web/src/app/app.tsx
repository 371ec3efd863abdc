import { useEffect } from 'react';
import { Home } from '../home/home.tsx';
import { CreditsPage } from '../menu/credits-page.tsx';
import { FaultBoundary } from '../menu/fault-boundary.tsx';
import { Setup } from '../setup/setup.tsx';
import { GamePage } from '../table/game-page.tsx';
import { LanguageProvider } from './language.tsx';
import { useRoute } from './route.ts';
import { useSettings } from './settings.ts';

export function App() {
  useAppearance();
  return (
    <LanguageProvider>
      <FaultBoundary>
        <Page />
      </FaultBoundary>
    </LanguageProvider>
  );
}

function Page() {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={String(route.hotSeat)} hotSeat={route.hotSeat} />;
    case 'game':
      return <GamePage key={route.id} id={route.id} />;
    case 'credits':
      return <CreditsPage />;
  }
}

/** Light or dark, quick or calm, large or small: told to the style sheets. */
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
