import type { Statistics } from '@hinode/wire/statistics';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Textured } from '../art/textured.tsx';
import { SOURCE_ICONS, SOURCE_NAMES } from '../scores/source-names.ts';
import styles from './statistics-page.module.css';

/** With a sign, as a difference is written. */
const signed = (vp: number, written: string): string => (vp > 0 ? `+${written}` : written);

/** Where one's points come from, the richest source first, and how the last game was against that. */
export function PointsOnAverage({ points }: Pick<Statistics, 'points'>) {
  const text = useText();
  const most = Math.max(1, ...points.map(({ vp, last = 0 }) => Math.max(vp, vp + last)));
  return (
    <ul className={styles.sources}>
      {points.map(({ source, vp, last }) => (
        <li key={source}>
          <Icon name={SOURCE_ICONS[source]} size={18} />
          <span>{text.say(SOURCE_NAMES[source])}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${(100 * vp) / most}%` }}>
              <Textured name={source} />
            </span>
          </span>
          <b>{text.number(vp)}</b>
          {last !== undefined && last !== 0 && (
            <small>{text.say('statistics.last-game', { change: signed(last, text.number(last)) })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What each clan brought more of than one's games do otherwise; nothing before two clans were led. */
export function ClansDidWell({ didWell }: Pick<Statistics, 'didWell'>) {
  const text = useText();
  return (
    <ul className={styles.well}>
      {didWell.map(({ clan, source, more }) => (
        <li key={clan}>
          <Emblem clan={clan} size={30} />
          <span>
            <b>{text.name(clan)}</b>
            <span>
              {text.say('statistics.above', {
                source: text.say(SOURCE_NAMES[source]),
                change: signed(more, text.number(more)),
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
