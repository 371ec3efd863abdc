import type { ClanId, SeasonId } from '@hinode/engine';
import { GAINS, totalOf } from '@hinode/wire/statistics';
import { useId, useMemo } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { CLAN_LINE } from '../art/ink.ts';
import { Texture } from '../art/texture.tsx';
import { SourceKey } from '../scores/source-key.tsx';
import { useTableState } from '../table/use-table.ts';
import { areasOf, highest } from './areas.ts';
import { pointsThroughTheYear, type Step } from './points-by-season.ts';
import styles from './points-charts.module.css';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly SeasonId[];

/** Where the points came from: one chart a clan, all on the same scale. The score sheet has the numbers. */
export function PointsCharts({ clans }: { readonly clans: readonly ClanId[] }) {
  const text = useText();
  const { log } = useTableState();
  const years = useMemo(
    () => clans.map((clan) => ({ clan, steps: pointsThroughTheYear(log, clan) })),
    [clans, log],
  );
  const most = Math.max(10, ...years.map(({ steps }) => highest(steps)));
  const sources = GAINS.filter((source) => years.some(({ steps }) => (lastOf(steps)?.[source] ?? 0) > 0));
  return (
    <section className={styles.charts} aria-labelledby="points-charts">
      <header className={styles.head}>
        <h2 id="points-charts">{text.say('end.sources')}</h2>
        <SourceKey sources={sources} earned />
      </header>
      <ul className={styles.row} aria-hidden="true">
        {years.map(({ clan, steps }) => (
          <li key={clan} data-clan={clan}>
            <p className={styles.name}>
              <Emblem clan={clan} size={24} />
              {text.name(clan)}
              <b>{text.number(totalOf(lastOf(steps)))}</b>
            </p>
            <PointsChart steps={steps} most={most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const lastOf = (steps: readonly Step[]): Step['sheet'] => (steps.at(-1) as Step).sheet;

/** The box of the chart, with room for the scale before it and the seasons below. */
const LEFT = 26;
const WIDTH = 254;
const TOP = 8;
const HEIGHT = 112;

interface ChartProps {
  readonly steps: readonly Step[];
  readonly most: number;
  /** The line of now, from 0 to 1. */
  readonly now?: number;
}

/** Time runs from left to right, as on clocks, wherever the text begins. */
export function PointsChart({ steps, most, now }: ChartProps) {
  const text = useText();
  const id = useId();
  const lines = [0, 20, 40, 60, 80, 100].filter((vp) => vp <= most);
  const yOf = (vp: number): number => TOP + HEIGHT * (1 - vp / most);
  return (
    <svg
      viewBox={`0 0 ${LEFT + WIDTH} ${TOP + HEIGHT + 18}`}
      className={styles.chart}
      aria-hidden="true"
      data-chart="points"
    >
      <defs>
        {GAINS.map((source) => (
          <Texture key={source} name={source} id={`${id}${source}`} />
        ))}
      </defs>
      {lines.map((vp) => (
        <g key={vp}>
          <path d={`M${LEFT} ${yOf(vp)}h${WIDTH}`} className={styles.line} />
          <text x={LEFT - 5} y={yOf(vp) + 4} className={styles.scale}>
            {text.number(vp)}
          </text>
        </g>
      ))}
      {areasOf(steps, most).map(({ source, pale, path }) => (
        // Paths are drawn in pixels: in a box of 1 by 1 the textures would be too small.
        <path
          key={`${source}${pale}`}
          d={inBox(path)}
          fill={`url(#${id}${source})`}
          stroke={CLAN_LINE}
          strokeWidth="1"
          {...(pale && { opacity: 0.38, strokeDasharray: '3 2' })}
        />
      ))}
      {SEASONS.map((season, i) => (
        <g key={season}>
          {i > 0 && <path d={`M${LEFT + (WIDTH * i) / 4} ${TOP}v${HEIGHT}`} className={styles.season} />}
          <text x={LEFT + (WIDTH * (i + 0.5)) / 4} y={TOP + HEIGHT + 14} className={styles.foot}>
            {text.name(season)}
          </text>
        </g>
      ))}
      <path d={`M${LEFT} ${TOP + HEIGHT}h${WIDTH}`} className={styles.ground} />
      {now !== undefined && (
        <path d={`M${LEFT + WIDTH * now} ${TOP - 4}v${HEIGHT + 4}`} className={styles.now} />
      )}
    </svg>
  );
}

const inBox = (path: string): string =>
  path.replace(
    /(\d[\d.]*) (-?\d[\d.]*)/g,
    (_, x, y) => `${LEFT + WIDTH * Number(x)} ${TOP + HEIGHT * Number(y)}`,
  );
