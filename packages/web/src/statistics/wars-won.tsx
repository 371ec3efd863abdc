import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { WIDE } from '../board/geography.ts';
import type { Folded } from './folded.ts';
import styles from './statistics-page.module.css';

/** How much darker with every token. */
const SHADE = 7;

/** The map: the more wars one won in a province, the darker it is. */
export function WarsWon({ folded }: { readonly folded: readonly Folded[] }) {
  const text = useText();
  const won = folded.flatMap(({ wars }) => wars);
  const [width, height] = WIDE.viewBox;
  return (
    <>
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {PROVINCE_IDS.map((province) => {
          const wars = won.filter((one) => one === province).length;
          const [x, y] = WIDE.provinces[province].camp;
          return (
            <g key={province}>
              <path
                d={WIDE.provinces[province].d}
                style={{ fill: `color-mix(in srgb, var(--ink) ${Math.min(80, SHADE * wars)}%, var(--land))` }}
              />
              {wars > 0 && (
                <g transform={`translate(${x} ${y})`}>
                  <circle r="26" />
                  <text y="10">{text.number(wars)}</text>
                </g>
              )}
            </g>
          );
        })}
      </svg>
      <p className="spoken">
        {PROVINCE_IDS.map(
          (province) =>
            `${text.name(province)}: ${text.number(won.filter((one) => one === province).length)}`,
        ).join(', ')}
      </p>
    </>
  );
}
