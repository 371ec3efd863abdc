import type { ClanId } from '@hinode/engine';
import { judged, type WinLine } from '@hinode/wire';
import { ChartBox } from '../analysis/chart-box.tsx';
import { ClanMark } from '../analysis/clan-mark.tsx';
import { useText } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import styles from './win-chart.module.css';

export interface Named extends WinLine {
  readonly name: string;
  /** Whose color it has; ink without. */
  readonly clan?: ClanId;
}

interface Props {
  readonly title: string;
  readonly about: string;
  readonly lines: readonly Named[];
  /** So many of the most frequent are drawn; the rows have all. */
  readonly most?: number;
  /** Stands on the saved picture. */
  readonly from: string;
}

const WIDE = { width: 440, left: 168 };
const NARROW = { width: 332, left: 160 };
/** For the rate in words. */
const END = 50;
const ROW = 26;
const FOOT = 22;
/** Wide enough for what comes up; a rate beyond it makes the scale longer. */
const USUAL = 0.5;
const STEP = 0.25;

const NAME_SIZE = 13;
/** About as wide as a letter is, in parts of its size. */
const LETTER = 0.56;

/** A long name is written smaller, so that its beginning is not cut off. */
const sizeOf = (name: string, room: number): number =>
  Math.min(NAME_SIZE, Math.floor(room / (LETTER * name.length)));

/** Win rates as dots with their intervals, row by row, and what chance alone would give. */
export function WinChart({ title, about, lines, most = lines.length, from }: Props) {
  const text = useText();
  const isNarrow = isPhone(useScreen());
  const often = new Set(lines.toSorted((a, b) => b.games - a.games).slice(0, most));
  const rows = lines.filter((line) => often.has(line)).map((line) => ({ line, found: judged(line) }));
  const highest = Math.max(USUAL, ...rows.map(({ found }) => found.high));
  const end = Math.min(1, Math.ceil(highest / STEP) * STEP);
  const { width, left } = isNarrow ? NARROW : WIDE;
  const xOf = (share: number): number => left + (share / end) * (width - END - left);
  const steps = Array.from({ length: Math.round(end / STEP) + 1 }, (_, i) => i * STEP);
  const height = rows.length * ROW + FOOT;
  return (
    <ChartBox
      title={title}
      about={most < lines.length ? `${about} ${text.say('explorer.most', { n: most })}` : about}
      seed={from}
      rows={<Rows title={title} lines={lines} />}
    >
      <svg
        data-chart="wins"
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
      >
        {steps.map((share) => (
          <g key={share}>
            <path className={styles.grid} d={`M${xOf(share)} 0V${height - FOOT}`} />
            <text className={styles.scale} x={xOf(share)} y={height - 6}>
              {text.say('analysis.percent', { percent: Math.round(100 * share) })}
            </text>
          </g>
        ))}
        {rows.map(({ line, found }, i) => (
          <g
            key={line.of}
            data-win={line.of}
            data-clan={line.clan}
            data-few={found.isFew || undefined}
            className={styles.row}
            transform={`translate(0 ${i * ROW + ROW / 2})`}
          >
            <text
              className={styles.name}
              x={left - (line.clan ? 32 : 12)}
              y="4"
              style={{ fontSize: sizeOf(line.name, left - 16) }}
            >
              {line.name}
            </text>
            {line.clan && <ClanMark clan={line.clan} x={left - 18} y={0} />}
            <path className={styles.chance} d={`M${xOf(found.chance)} -9V9`} />
            <path className={styles.edge} d={`M${xOf(found.low)} 0H${xOf(found.high)}`} />
            <path className={styles.interval} d={`M${xOf(found.low)} 0H${xOf(found.high)}`} />
            <circle cx={xOf(found.rate)} cy="0" r="5" />
            <text className={styles.rate} x={width - 2} y="4">
              {text.say('analysis.percent', { percent: Math.round(100 * found.rate) })}
            </text>
          </g>
        ))}
      </svg>
    </ChartBox>
  );
}

function Rows({ title, lines }: Pick<Props, 'title' | 'lines'>) {
  const text = useText();
  const percent = (share: number): string =>
    text.say('analysis.percent', { percent: Math.round(100 * share) });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{text.say('explorer.games-head')}</th>
          <th scope="col">{text.say('explorer.rate')}</th>
          <th scope="col">{text.say('explorer.interval')}</th>
          <th scope="col">{text.say('explorer.chance')}</th>
          <th scope="col">{text.say('explorer.needed')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { rate, low, high, chance, isFew, needed } = judged(line);
          return (
            <tr key={line.of}>
              <th scope="row">{line.name}</th>
              <td>{text.number(line.games)}</td>
              <td>{percent(rate)}</td>
              <td>
                <bdi>{`${percent(low)} – ${percent(high)}`}</bdi>
              </td>
              <td>{percent(chance)}</td>
              <td>{isFew ? text.number(needed) : '✓'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
