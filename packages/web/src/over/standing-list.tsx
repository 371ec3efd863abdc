import type { Result } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useTableState } from '../table/use-table.ts';
import { finalStanding } from './final-standing.ts';
import styles from './game-over.module.css';

/** The final standing, the winner first. */
export function StandingList({ result }: { readonly result: Result }) {
  const text = useText();
  const { persons } = useTableState();
  return (
    <ol className={styles.standing} aria-label={text.say('end.standing')}>
      {finalStanding(result).map(({ clan, vp, rank }) => (
        <li key={clan}>
          <span className={styles.rank}>{text.number(rank)}</span>
          <Emblem clan={clan} size={36} />
          <span className={styles.name}>
            {text.name(clan)}
            {persons.length === 1 && persons[0] === clan && (
              <small className={styles.you}>{text.say('table.you')}</small>
            )}
          </span>
          <span className={styles.points}>
            {text.number(vp)} <Icon name="vp" title={text.say('term.vp')} />
          </span>
        </li>
      ))}
    </ol>
  );
}
