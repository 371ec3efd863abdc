import type { Analysis } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/games';
import { placeMessage } from '@hinode/text/analysis';
import { useMemo, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { highest } from '../over/areas.ts';
import { pointsThroughTheYear, whenAt } from '../over/points-by-season.ts';
import { PointsChart } from '../over/points-charts.tsx';
import { SourceKey } from '../scores/source-key.tsx';
import { GAINS } from '../scores/sources.ts';
import { ChartBox } from './chart-box.tsx';
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
      rows={<Rows analysis={analysis} />}
    >
      <div data-clan={clan}>
        <PointsChart steps={steps} most={most} now={whenAt(log, at)} />
        <SourceKey sources={sources} earned />
      </div>
    </ChartBox>
  );
}

/** What everybody had, and with what Winter would have paid. */
function Rows({ analysis: { looks, clans } }: Pick<Props, 'analysis'>) {
  const text = useText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.say('analysis.place')}</th>
          {clans.map((clan) => (
            <th key={clan} scope="col">
              {text.name(clan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {looks.map(({ at, place, standing }) => (
          <tr key={at}>
            <th scope="row">
              <SayMessage message={placeMessage(place)} />
            </th>
            {clans.map((clan) => {
              const had = standing.clans[clan];
              const winter = had ? had.winter.tokens + had.winter.sets + had.winter.cards : 0;
              return (
                <td key={clan}>
                  {text.number(had?.vp ?? 0)}
                  {winter > 0 && ` (+${text.number(winter)})`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
