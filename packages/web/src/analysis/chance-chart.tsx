import type { Analysis, Judged, Look } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { placeMessage } from '@hinode/text/analysis';
import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { type Box, dragging, Now, Seasons, xIn, yIn } from './axis.tsx';
import { ChartBox } from './chart-box.tsx';
import { ChartRows } from './chart-rows.tsx';
import styles from './charts.module.css';
import { ClanMark } from './clan-mark.tsx';
import { lookAt } from './places.ts';

interface Props {
  readonly analysis: Analysis;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly mine: ClanId;
  readonly partings: readonly Judged[];
  readonly small: boolean;
}

const WIDE: Box = { width: 760, height: 250, left: 46, right: 22, top: 14, bottom: 44 };
const NARROW: Box = { width: 380, height: 240, left: 42, right: 18, top: 14, bottom: 44 };
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** How likely everybody was to win, a line for each clan. */
export function ChanceChart({ analysis, at, onChange, mine, partings, small }: Props) {
  const text = useText();
  const { clans, looks, moves, playouts, seed } = analysis;
  const [hidden, setHidden] = useState<ReadonlySet<ClanId>>(new Set());
  const box = small ? NARROW : WIDE;
  const known = looks.filter(({ chances }) => chances !== undefined);
  const shown = clans.filter((clan) => !hidden.has(clan));
  const toggle = (clan: ClanId): void =>
    setHidden(new Set(hidden.has(clan) ? [...hidden].filter((one) => one !== clan) : [...hidden, clan]));
  const percent = (share: number): string =>
    text.say('analysis.percent', { percent: Math.round(100 * share) });
  // One's own line lies over the others.
  const drawn = shown.toSorted((a, b) => Number(a === mine) - Number(b === mine));
  return (
    <ChartBox
      title={text.say('analysis.chance')}
      about={text.say('analysis.chance-about', { n: playouts })}
      seed={seed}
      beside={clans.map((clan) => (
        <button
          key={clan}
          type="button"
          className={styles.chip}
          aria-pressed={!hidden.has(clan)}
          aria-label={text.say('analysis.line', { clan: { name: clan } })}
          onClick={() => toggle(clan)}
        >
          <Emblem clan={clan} size={18} />
          {!small && text.name(clan)}
        </button>
      ))}
      rows={
        <ChartRows
          analysis={analysis}
          cell={({ chances }, clan) => (chances ? percent(chances[clan]?.chance ?? 0) : '·')}
        />
      }
    >
      <svg
        data-chart="chance"
        className={styles.chart}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={text.say('analysis.chance')}
        {...dragging(box, moves, onChange)}
      >
        <Seasons analysis={analysis} box={box} />
        {QUARTERS.map((share) => (
          <g key={share}>
            <path
              className={styles.line}
              d={`M${box.left} ${yIn(box, 1 - share)}H${box.width - box.right}`}
            />
            <text className={styles.scale} x={box.left - 6} y={yIn(box, 1 - share) + 4}>
              {percent(share)}
            </text>
          </g>
        ))}
        {drawn.map((clan) => (
          <Line key={clan} clan={clan} looks={known} moves={moves} box={box} mine={clan === mine} />
        ))}
        <Now at={at} moves={moves} box={box} />
        {partings.map((parting, i) => (
          <g key={parting.at} className={styles.pin} data-now={parting.at === at || undefined}>
            <circle cx={xIn(box, parting.at / Math.max(1, moves))} cy={box.height - box.bottom + 12} r="9" />
            <text x={xIn(box, parting.at / Math.max(1, moves))} y={box.height - box.bottom + 16}>
              {text.number(i + 1)}
            </text>
          </g>
        ))}
      </svg>
      <Slip analysis={analysis} at={at} box={box} percent={percent} />
    </ChartBox>
  );
}

interface LineProps {
  readonly clan: ClanId;
  readonly looks: readonly Look[];
  readonly moves: number;
  readonly box: Box;
  readonly mine: boolean;
}

function Line({ clan, looks, moves, box, mine }: LineProps) {
  const points = looks.map(({ at, chances }) => [
    xIn(box, at / Math.max(1, moves)),
    yIn(box, 1 - (chances?.[clan]?.chance ?? 0)),
  ]) as [number, number][];
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const path = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const ground = box.height - box.bottom;
  return (
    <g data-clan={clan} className={styles.course} data-mine={mine || undefined}>
      {mine && <path className={styles.below} d={`${path}V${ground}H${first[0]}z`} />}
      <path className={styles.edge} d={path} />
      <path className={styles.ink} d={path} />
      <ClanMark clan={clan} x={first[0]} y={first[1]} size={mine ? 20 : 17} />
      <ClanMark clan={clan} x={last[0]} y={last[1]} size={mine ? 20 : 17} />
    </g>
  );
}

interface SlipProps {
  readonly analysis: Analysis;
  readonly at: number;
  readonly box: Box;
  readonly percent: (share: number) => string;
}

/** The numbers at the line of now. */
function Slip({ analysis, at, box, percent }: SlipProps) {
  const { chances, place } = lookAt(analysis, at);
  const share = at / Math.max(1, analysis.moves);
  if (chances === undefined) return null;
  const order = analysis.clans.toSorted((a, b) => (chances[b]?.chance ?? 0) - (chances[a]?.chance ?? 0));
  const x = (100 * xIn(box, share)) / box.width;
  return (
    <div
      className={styles.slip}
      data-before={share > 0.6 || undefined}
      style={{ left: `${x}%` }}
      aria-hidden="true"
    >
      <span>
        <SayMessage message={placeMessage(place)} />
      </span>
      {order.map((clan) => (
        <b key={clan}>
          <Emblem clan={clan} size={16} /> {percent(chances[clan]?.chance ?? 0)}
        </b>
      ))}
    </div>
  );
}
