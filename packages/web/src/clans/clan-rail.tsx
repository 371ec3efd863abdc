import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import styles from './clan-rail.module.css';
import { ClansByHonor } from './clans-by-honor.tsx';

/** The honor track at the side of the map. */
export function ClanRail() {
  const text = useText();
  return (
    <section className={styles.rail} aria-label={text.say('label.honor-track')}>
      <h2 className={styles.head}>
        <Explained id="term.honor" className={styles.honor}>
          <Icon name="honor" />
          <Say k="honor.title" />
        </Explained>
        <small className={styles.ties}>
          <Say k="honor.ties" />
        </small>
      </h2>
      <ClansByHonor />
    </section>
  );
}
