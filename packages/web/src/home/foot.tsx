import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { LanguageButtons } from '../ui/language-buttons.tsx';
import styles from './home.module.css';

/** Languages, and what this edition is. */
export function Foot() {
  const text = useText();
  return (
    <footer className={styles.foot}>
      <LanguageButtons className={styles.languages} />
      <p className={styles.unofficial}>
        {text.say('home.unofficial')}{' '}
        <a href={writeRoute({ page: 'statistics', online: false })}>{text.say('statistics.title')}</a>
        {' · '}
        <a href={writeRoute({ page: 'credits' })}>{text.say('credits.title')}</a>
      </p>
    </footer>
  );
}
