import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import type { Statistics } from '@hinode/wire/statistics';
import { useText } from '../app/language.tsx';
import { WIDE } from '../board/geography.ts';
import styles from './statistics-page.module.css';

/** How much darker with every token. */
const SHADE = 7;

/** The map: the more wars one won in a province, the darker it is. */
export function WarsWon({ wars }: Pick<Statistics, 'wars'>) {
  const text = useText();
  const wonIn = (province: ProvinceId): number => wars.find((one) => one.province === province)?.won ?? 0;
  const [width, height] = WIDE.viewBox;
  return (
    <>
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {PROVINCE_IDS.map((province) => {
          const won = wonIn(province);
          const [x, y] = WIDE.provinces[province].camp;
          return (
            <g key={province}>
              <path
                d={WIDE.provinces[province].d}
                style={{ fill: `color-mix(in srgb, var(--ink) ${Math.min(80, SHADE * won)}%, var(--land))` }}
              />
              {won > 0 && (
                <g transform={`translate(${x} ${y})`}>
                  <circle r="26" />
                  <text y="10">{text.number(won)}</text>
                </g>
              )}
            </g>
          );
        })}
      </svg>
      <p className="spoken">
        {PROVINCE_IDS.map((province) => `${text.name(province)}: ${text.number(wonIn(province))}`).join(', ')}
      </p>
    </>
  );
}
