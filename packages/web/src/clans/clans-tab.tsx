import { useText } from '../app/language.tsx';
import { ClansByHonor } from './clans-by-honor.tsx';
import styles from './clans-tab.module.css';

/** The page of clans on a phone: every panel, with everything in it. */
export function ClansTab() {
  const text = useText();
  return (
    <section className={styles.tab} aria-label={text.say('clans.title')}>
      <h2 className="spoken">{text.say('clans.title')}</h2>
      <ClansByHonor full />
    </section>
  );
}
