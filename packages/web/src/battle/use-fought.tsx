import type { AdvantageId, BattleView, Decision } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { isPhone, useScreen } from '../app/screen.ts';
import { Dock } from '../dock/dock.tsx';
import { useTableState } from '../table/use-table.ts';
import type { Moment } from './battle-frame.tsx';
import { Columns } from './columns.tsx';
import { Course } from './course.tsx';
import styles from './fought.module.css';

/** A battle whose bids lie open, when somebody is asked: the question stands at its column. */
export function useFought(battle: BattleView): Moment {
  const { decision } = useTableState();
  const screen = useScreen();
  const beside = isPhone(screen) || screen === 'landscape-phone';
  const question = decision !== undefined && <Dock />;
  return {
    name: 'fought',
    ...(beside && question && { foot: question }),
    children: (
      <>
        <Columns key="columns" battle={battle} />
        <div className={styles.asked} data-column={columnOf(decision, battle.advantages)}>
          {!beside && question && <div className={styles.question}>{question}</div>}
          <Course />
        </div>
      </>
    ),
  };
}

/** Which of the four a question is about: its own ability, or else the last that was won. */
function columnOf(
  decision: Decision | undefined,
  advantages: Readonly<Partial<Record<AdvantageId, unknown>>>,
): number | undefined {
  if (decision === undefined) return undefined;
  const own = ADVANTAGE_IDS.findIndex((advantage) => advantage === decision.ability);
  return 1 + (own >= 0 ? own : ADVANTAGE_IDS.findLastIndex((advantage) => advantages[advantage]));
}
