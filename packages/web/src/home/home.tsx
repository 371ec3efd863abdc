import { lazy, Suspense, useState } from 'react';
import { useText } from '../app/language.tsx';
import { HomePicture } from '../art/home-picture.tsx';
import { isNamed } from '../online/named.ts';
import { Continue } from './continue.tsx';
import { Foot } from './foot.tsx';
import styles from './home.module.css';
import { KeptGames } from './kept-games.tsx';
import { PlayNow } from './play-now.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptGames } from './use-kept-games.ts';
import { WayIn } from './way-in.tsx';

/** Only for somebody who plays online here. */
const WaitingGames = lazy(() => import('./waiting-games.tsx'));

/** The first page: one click starts a game. */
export function Home() {
  const text = useText();
  const { games, remove } = useKeptGames();
  const [isKnown] = useState(isNamed);
  /** So many games online wait for an answer. */
  const [waiting, setWaiting] = useState(0);
  const latest = games.find(({ progress }) => progress?.ended === false);
  // There is no other way to a game of other rules.
  const isOlder = games.some(({ progress }) => progress === undefined);
  return (
    <div className={styles.home} data-waits={waiting > 0 || undefined}>
      <HomePicture />
      <TopBar />
      <main className={styles.main}>
        <header className={styles.title}>
          <span className={styles.kanji} aria-hidden="true">
            日の出
          </span>
          <h1>{text.say('home.title')}</h1>
          <p className={styles.tagline}>{text.say('home.tagline')}</p>
        </header>
        {isKnown && (
          <Suspense>
            <WaitingGames onWaiting={setWaiting} />
          </Suspense>
        )}
        <nav className={styles.ways} aria-label={text.say('home.ways')}>
          <PlayNow games={games} isQuiet={waiting > 0} />
          {latest && <Continue game={latest} />}
          <WayIn
            to={{ page: 'setup', hotSeat: true }}
            icon="people"
            title={text.say('home.hot-seat')}
            note={text.say('home.hot-seat-about')}
          />
          <WayIn
            to={{ page: 'online' }}
            icon="link"
            title={text.say('home.online')}
            note={text.say('home.online-about')}
          />
          <WayIn
            to={{ page: 'learn' }}
            icon="book"
            title={text.say('home.learn')}
            note={text.say('home.learn-about')}
          />
          <WayIn
            to={{ page: 'setup', hotSeat: false }}
            icon="settings"
            title={text.say('home.setup')}
            note={text.say('home.setup-about')}
          />
        </nav>
        {(games.length > 1 || isOlder) && <KeptGames games={games} onRemove={remove} />}
      </main>
      <Foot />
    </div>
  );
}
