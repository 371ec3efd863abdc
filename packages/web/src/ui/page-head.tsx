import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import styles from './page-head.module.css';

/** The head of a page beside the game: the way home, and the title of the page. */
export function PageHead({ title }: { readonly title: string }) {
  const text = useText();
  return (
    <header className={styles.head}>
      <a className={styles.home} href={writeRoute({ page: 'home' })}>
        <Icon name="arrow-back" size={18} />
        {text.say('menu.home')}
      </a>
      <h1 className={styles.title}>{title}</h1>
    </header>
  );
}
