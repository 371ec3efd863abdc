import type { Result } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useTableState } from '../table/use-table.ts';
import { finalStanding } from './final-standing.ts';
import styles from './game-over.module.css';

/** The final standing as bars, so that numbers people compare are drawn. */
export function StandingBars({ result }: { readonly result: Result }) {
  const text = useText();
  const { persons } = useTableState();
  const standing = finalStanding(result);
  const most = Math.max(1, ...standing.map(({ vp }) => vp));
  return (
    <ol className={styles.standing} aria-label={text.say('end.standing')}>
      {standing.map(({ clan, vp, rank }) => (
        <li key={clan} data-clan={clan}>
          <span className={styles.rank}>{text.number(rank)}</span>
          <Emblem clan={clan} size={32} />
          <span className={styles.name}>
            {text.name(clan)}
            {persons.length === 1 && persons[0] === clan && (
              <small className={styles.you}>{text.say('table.you')}</small>
            )}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width={(100 * Math.max(0, vp)) / most}
              height="10"
              fill="var(--clan-fill)"
              stroke="var(--ink)"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span className={styles.points}>
            {text.number(vp)} <Icon name="vp" title={text.say('term.vp')} />
          </span>
        </li>
      ))}
    </ol>
  );
}
