import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Explained } from '../explain/explain.tsx';
import { SinceOr } from '../table/since-or.tsx';
import styles from './clan-rail.module.css';
import { ClansByHonor } from './clans-by-honor.tsx';

interface Props {
  /** Where the log has no column of its own, the latest news takes the place of the rail's head. */
  readonly withNews: boolean;
}

/** The honor track at the side of the map. */
export function ClanRail({ withNews }: Props) {
  const text = useText();
  return (
    <section className={styles.rail} aria-label={text.say('label.honor-track')}>
      {withNews ? (
        <div className={styles.news}>
          <SinceOr>
            <Head />
          </SinceOr>
        </div>
      ) : (
        <Head />
      )}
      <ClansByHonor />
    </section>
  );
}

const Head = () => (
  <h2 className={styles.head}>
    <Explained id="term.honor" className={styles.honor}>
      <Icon name="honor" />
      <Say k="honor.title" />
    </Explained>
    <small className={styles.ties}>
      <Say k="honor.ties" />
    </small>
  </h2>
);
