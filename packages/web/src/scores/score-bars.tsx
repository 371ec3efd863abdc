import { GAINS, type Sheet } from '@hinode/wire/statistics';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Textured } from '../art/textured.tsx';
import styles from './score-bars.module.css';
import type { ScoreLine } from './score-lines.ts';

/** The score sheet as a chart: a bar for each clan, made up of its sources, with what Winter would bring in pale colors. */
export function ScoreBars({ clans }: { readonly clans: readonly ScoreLine[] }) {
  const text = useText();
  const most = Math.max(1, ...clans.map(({ projected }) => projected));
  return (
    <ul className={styles.bars} aria-hidden="true">
      {clans.map(({ clan, now, winter, total, projected }) => (
        <li key={clan} className={styles.row}>
          <Emblem clan={clan} size={26} />
          <span className={styles.track}>
            <span
              className={styles.bar}
              data-clan={clan}
              style={{ inlineSize: `${(100 * projected) / most}%` }}
            >
              <Parts sheet={now} />
              {winter && <Parts sheet={winter} projected />}
            </span>
          </span>
          <span className={styles.numbers}>
            <b>{text.number(total)}</b>
            {projected !== total && (
              <span className={styles.projected}>{text.say('sheet.with-winter', { n: projected })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PartsProps {
  readonly sheet: Sheet;
  readonly projected?: boolean;
}

/** The parts in proportion. Points that others took shorten all of them alike. */
const Parts = ({ sheet, projected = false }: PartsProps) => {
  const gained = GAINS.filter((source) => sheet[source] > 0);
  const sum = gained.reduce((total, source) => total + sheet[source], 0);
  const kept = sum === 0 ? 0 : (sum + sheet.lost) / sum;
  return gained.map((source) => (
    <span
      key={source}
      className={styles.part}
      data-projected={projected || undefined}
      style={{ flexGrow: sheet[source] * kept }}
    >
      <Textured name={source} />
    </span>
  ));
};
