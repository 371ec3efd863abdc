import type { Statistics } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from './statistics.module.css';

/** A bar for each clan one played: as long as its games, and filled as far as they were won. */
export function ClanBars({ clans }: Pick<Statistics, 'clans'>) {
  const text = useText();
  const most = Math.max(1, ...clans.map(({ games }) => games));
  return (
    <ul className={styles.bars} aria-label={text.say('statistics.by-clan')}>
      {clans.map(({ clan, games, wins }) => (
        <li key={clan} className={styles.row} data-clan={clan}>
          <Emblem clan={clan} size={32} />
          <span className={styles.about}>
            <span className={styles.words}>
              <b>{text.name(clan)}</b>
              <span>{text.say('statistics.won-of', { wins, games })}</span>
            </span>
            <span
              className={styles.bar}
              aria-hidden="true"
              style={{ inlineSize: `${(100 * games) / most}%` }}
            >
              <span className={styles.won} style={{ inlineSize: `${(100 * wins) / games}%` }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
