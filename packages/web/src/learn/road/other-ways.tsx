import { type Route, writeRoute } from '../../app/route.ts';
import { Daruma } from '../../art/daruma.tsx';
import { Icon, type IconName } from '../../art/icon.tsx';
import { useWords } from '../lesson-text.ts';
import styles from './road.module.css';

const WAYS: readonly { readonly page: 'rules' | 'cards' | 'puzzles'; readonly icon?: IconName }[] = [
  { page: 'rules', icon: 'book' },
  { page: 'cards', icon: 'cards' },
  { page: 'puzzles' },
];

/** Other ways to learn, on the ground in front of the road. */
export function OtherWays() {
  const words = useWords();
  return (
    <nav className={styles.ways} aria-label={words.say('title')}>
      {WAYS.map(({ page, icon }) => (
        <a key={page} className={styles.way} href={writeRoute({ page } satisfies Route)}>
          {icon ? <Icon name={icon} size={30} /> : <Daruma eyes={1} size={36} />}
          <span className={styles.names}>
            <span className={styles.title}>{words.say(page)}</span>
            <span className={styles.about}>{words.say(`${page}-about`)}</span>
          </span>
          <Icon name="arrow-next" size={18} />
        </a>
      ))}
    </nav>
  );
}
