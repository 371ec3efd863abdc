import type { Analysis, Look } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/games';
import { GAINS } from '@hinode/wire/statistics';
import { useMemo, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { highest } from '../over/areas.ts';
import { pointsThroughTheYear, whenAt } from '../over/points-by-season.ts';
import { PointsChart } from '../over/points-charts.tsx';
import { SourceKey } from '../scores/source-key.tsx';
import { ChartBox } from './chart-box.tsx';
import { ChartRows } from './chart-rows.tsx';
import styles from './charts.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly log: readonly LogEntry[];
  readonly at: number;
  readonly mine: ClanId;
}

/** Where a clan's points came from, and what Winter will pay: the stack of the chosen clan. */
export function PointsBox({ analysis, log, at, mine }: Props) {
  const text = useText();
  const { clans, seed } = analysis;
  const [clan, setClan] = useState(mine);
  const years = useMemo(
    () => new Map(clans.map((one) => [one, pointsThroughTheYear(log, one)])),
    [clans, log],
  );
  /** What everybody had, and with what Winter would have paid. */
  const pointsOf = ({ standing }: Look, one: ClanId): string => {
    const { vp = 0, winter } = standing.clans[one] ?? {};
    const paid = winter ? winter.tokens + winter.sets + winter.cards : 0;
    return paid > 0 ? `${text.number(vp)} (+${text.number(paid)})` : text.number(vp);
  };
  const steps = years.get(clan) ?? [];
  const most = Math.max(10, ...[...years.values()].map(highest));
  const sources = GAINS.filter((source) => (steps.at(-1)?.sheet[source] ?? 0) > 0);
  return (
    <ChartBox
      title={text.say('analysis.points', { clan: { name: clan } })}
      seed={seed}
      beside={clans.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.chip}
          aria-pressed={one === clan}
          aria-label={text.say('analysis.points', { clan: { name: one } })}
          onClick={() => setClan(one)}
        >
          <Emblem clan={one} size={18} />
        </button>
      ))}
      rows={<ChartRows analysis={analysis} cell={pointsOf} />}
    >
      <div data-clan={clan}>
        <PointsChart steps={steps} most={most} now={whenAt(log, at)} />
        <SourceKey sources={sources} earned />
      </div>
    </ChartBox>
  );
}
