import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import styles from '../menu/trouble.module.css';

/** The address of a game that this browser does not have: games played alone stay where they were played. */
export function UnknownGame() {
  const text = useText();
  return (
    <main className={styles.trouble} data-unknown-game="">
      <h1>{text.say('unknown-game.title')}</h1>
      <p role="status">{text.say('unknown-game.about')}</p>
      <div className={styles.ways}>
        <a className={styles.home} href={writeRoute({ page: 'home' })}>
          {text.say('menu.home')}
        </a>
      </div>
    </main>
  );
}
