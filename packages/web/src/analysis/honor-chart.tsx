import type { Analysis } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { type Box, dragging, Now, Seasons, xIn, yIn } from './axis.tsx';
import { ChartBox } from './chart-box.tsx';
import { ChartRows } from './chart-rows.tsx';
import styles from './charts.module.css';
import { ClanMark } from './clan-mark.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly mine: ClanId;
}

const BOX: Box = { width: 380, height: 170, left: 26, right: 24, top: 18, bottom: 34 };
/** How far a line takes to change its place. */
const TURN = 5;

/** Honor as a map of lines, the highest on top. */
export function HonorChart({ analysis, at, onChange, mine }: Props) {
  const text = useText();
  const { clans, looks, moves, seed } = analysis;
  const yOf = (rank: number): number => yIn(BOX, rank / Math.max(1, clans.length - 1));
  const pathOf = (clan: ClanId): string => {
    let path = '';
    let rank = -1;
    for (const { at: when, standing } of looks) {
      const next = standing.honor.indexOf(clan);
      const x = xIn(BOX, when / Math.max(1, moves));
      if (rank < 0) path = `M${x} ${yOf(next)}`;
      else if (next !== rank) path += `H${Math.max(BOX.left, x - TURN)}L${x} ${yOf(next)}`;
      rank = next;
    }
    return `${path}H${BOX.width - BOX.right}`;
  };
  const last = looks.at(-1)?.standing.honor ?? clans;
  return (
    <ChartBox
      title={text.say('term.honor')}
      about={text.say('analysis.honor-about')}
      seed={seed}
      rows={
        <ChartRows
          analysis={analysis}
          cell={({ standing }, clan) => text.number(standing.honor.indexOf(clan) + 1)}
        />
      }
    >
      <svg
        data-chart="honor"
        className={styles.chart}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={text.say('term.honor')}
        {...dragging(BOX, moves, onChange)}
      >
        <Seasons analysis={analysis} box={BOX} />
        {clans.map((clan, rank) => (
          <text key={clan} className={styles.scale} x={BOX.left - 8} y={yOf(rank) + 4}>
            {text.number(rank + 1)}
          </text>
        ))}
        {clans
          .toSorted((a, b) => Number(a === mine) - Number(b === mine))
          .map((clan) => (
            <g key={clan} data-clan={clan} className={styles.course} data-mine={clan === mine || undefined}>
              <path className={styles.edge} d={pathOf(clan)} />
              <path className={styles.ink} d={pathOf(clan)} />
            </g>
          ))}
        {last.map((clan, rank) => (
          <ClanMark key={clan} clan={clan} x={BOX.width - BOX.right} y={yOf(rank)} />
        ))}
        <Now at={at} moves={moves} box={BOX} />
      </svg>
    </ChartBox>
  );
}
