import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import styles from './score-bars.module.css';
import { type Sheet, SOURCES, type Source } from './sources.ts';
import type { Standing } from './standing.ts';

/** The same as the sheet, drawn: a bar for each clan, made of its sources, and Winter in stripes. */
export function ScoreBars({ clans }: { readonly clans: readonly Standing[] }) {
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
            {projected !== total && <span className={styles.projected}>{text.number(projected)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const ICONS: Readonly<Record<Exclude<Source, 'lost'>, IconName>> = {
  harvest: 'harvest',
  battles: 'force',
  kami: 'torii',
  cards: 'cards',
  tokens: 'check',
  provinces: 'map',
  'winter-cards': 'winter-upgrade',
};

const isGain = (source: Source): source is Exclude<Source, 'lost'> => source !== 'lost';

interface PartsProps {
  readonly sheet: Sheet;
  readonly projected?: boolean;
}

/** The parts in proportion. What others took shortens all of them alike. */
const Parts = ({ sheet, projected = false }: PartsProps) => {
  const gained = SOURCES.filter(isGain).filter((source) => sheet[source] > 0);
  const sum = gained.reduce((total, source) => total + sheet[source], 0);
  const kept = sum === 0 ? 0 : (sum + sheet.lost) / sum;
  return gained.map((source) => (
    <span
      key={source}
      className={styles.part}
      data-projected={projected || undefined}
      style={{ flexGrow: sheet[source] * kept }}
    >
      <Icon name={ICONS[source]} size={16} />
    </span>
  ));
};
