import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Textured } from '../art/textured.tsx';
import { SOURCE_ICONS, SOURCE_NAMES } from '../scores/source-names.ts';
import { GAINS } from '../scores/sources.ts';
import type { Folded } from './folded.ts';
import styles from './statistics-page.module.css';

/** Where one's points come from, the richest source first. */
export function PointsOnAverage({ folded }: { readonly folded: readonly Folded[] }) {
  const text = useText();
  const means = GAINS.map((source) => ({
    source,
    vp: folded.reduce((sum, { points }) => sum + points[source], 0) / Math.max(1, folded.length),
  })).sort((a, b) => b.vp - a.vp);
  const most = Math.max(1, means[0]?.vp ?? 0);
  return (
    <ul className={styles.sources}>
      {means.map(({ source, vp }) => (
        <li key={source}>
          <Icon name={SOURCE_ICONS[source]} size={18} />
          <span>{text.say(SOURCE_NAMES[source])}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${(100 * vp) / most}%` }}>
              <Textured name={source} />
            </span>
          </span>
          <b>{text.number(Math.round(10 * vp) / 10)}</b>
        </li>
      ))}
    </ul>
  );
}
