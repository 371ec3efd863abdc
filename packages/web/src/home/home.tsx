import { useText } from '../app/language.tsx';
import { HomePicture } from '../art/home-picture.tsx';
import { Continue } from './continue.tsx';
import { Foot } from './foot.tsx';
import styles from './home.module.css';
import { KeptGames } from './kept-games.tsx';
import { PlayNow } from './play-now.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptGames } from './use-kept-games.ts';
import { WayIn, WayLater } from './way-in.tsx';

/** The first page: one click starts a game. */
export function Home() {
  const text = useText();
  const { games, remove } = useKeptGames();
  const latest = games.find(({ standing }) => standing?.ended === false);
  return (
    <div className={styles.home}>
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
        <nav className={styles.ways} aria-label={text.say('home.ways')}>
          <PlayNow />
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
          <WayLater icon="book" title={text.say('home.learn')} />
          <WayIn
            to={{ page: 'setup', hotSeat: false }}
            icon="settings"
            title={text.say('home.setup')}
            note={text.say('home.setup-about')}
          />
        </nav>
        {games.length > 1 && <KeptGames games={games} onRemove={remove} />}
      </main>
      <Foot />
    </div>
  );
}
