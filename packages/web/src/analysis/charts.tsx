import type { Analysis, Judged } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import type { LogEntry } from '@hinode/engine/games';
import type { GameRecord } from '@hinode/engine/records';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { BranchesBox } from '../branches/branches-box.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { Segments } from '../ui/segments.tsx';
import { ChanceChart } from './chance-chart.tsx';
import styles from './charts.module.css';
import { FiveMoments } from './five-moments.tsx';
import { Fortunes } from './fortunes.tsx';
import { HonorChart } from './honor-chart.tsx';
import { KeyMoments } from './key-moments.tsx';
import { PointsBox } from './points-box.tsx';
import { Purses } from './purses.tsx';
import type { Looking } from './use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly log: readonly LogEntry[];
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly mine: ClanId;
  readonly looking: Looking;
  readonly partings: readonly Judged[];
  readonly whose: 'yours' | 'everybody';
  readonly onWhose: (whose: 'yours' | 'everybody') => void;
  readonly small: boolean;
  readonly record: GameRecord;
}

type Tab = 'chance' | 'points' | 'honor' | 'moments';

/** Everything that was found out. On a phone one chart at a time. */
export function Charts(props: Props) {
  const text = useText();
  const [tab, setTab] = useState<Tab>('chance');
  const { analysis, log, at, onChange, mine, small } = props;
  const chance =
    analysis.rules === RULES_VERSION ? (
      <ChanceChart {...props} />
    ) : (
      <p className={styles.old}>{text.say('analysis.old-rules')}</p>
    );
  const points = <PointsBox analysis={analysis} log={log} at={at} mine={mine} />;
  const honor = <HonorChart analysis={analysis} at={at} onChange={onChange} mine={mine} />;
  const moments = <KeyMoments {...props} />;
  const five = <FiveMoments analysis={analysis} mine={mine} onChange={onChange} />;
  const fortunes = <Fortunes analysis={analysis} />;
  const purses = <Purses analysis={analysis} />;
  const branches = <BranchesBox branches={useBranches(props.record)} />;
  if (!small)
    return (
      <>
        {chance}
        <div className={styles.pair}>
          {points}
          {honor}
        </div>
        {moments}
        {branches}
        {five}
        <div className={styles.pair}>
          {fortunes}
          {purses}
        </div>
      </>
    );
  return (
    <>
      <div className={styles.tabs}>
        <Segments
          label={text.say('analysis.title')}
          value={tab}
          options={[
            { value: 'chance', label: text.say('analysis.chance') },
            { value: 'points', label: text.say('term.vp-short') },
            { value: 'honor', label: text.say('term.honor') },
            { value: 'moments', label: text.say('analysis.key-moments') },
          ]}
          onChange={setTab}
        />
      </div>
      {tab === 'chance' && (
        <>
          {chance}
          {five}
          {fortunes}
        </>
      )}
      {tab === 'points' && (
        <>
          {points}
          {purses}
        </>
      )}
      {tab === 'honor' && honor}
      {tab === 'moments' && (
        <>
          {moments}
          {branches}
        </>
      )}
    </>
  );
}
