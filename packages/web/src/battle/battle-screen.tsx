import { Sea } from '../art/sea.tsx';
import { Dock } from '../dock/dock.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './battle-screen.module.css';
import { BattleSummary } from './battle-summary.tsx';
import { BattleTitle } from './battle-title.tsx';
import { Bidding } from './bidding.tsx';
import { Course } from './course.tsx';
import { Field } from './field.tsx';
import { Revealed } from './revealed.tsx';

/** A battle as a hand scroll: the sides, the four advantages in their order, the forecast and the purse. */
export function BattleScreen() {
  const { view, decision, me } = useTableState();
  const { battle } = view;
  if (battle === undefined) return null;
  return (
    <section className={styles.screen} aria-labelledby="battle-title">
      <Sea />
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          <BattleSummary />
          <BattleTitle battle={battle} />
          <Field battle={battle} />
          {battle.revealed ? (
            <Revealed battle={battle} />
          ) : (
            <Bidding key={`${battle.province} ${me}`} battle={battle} />
          )}
          {decision !== undefined && decision.kind !== 'bid' && (
            <div className={styles.dock}>
              <Dock />
            </div>
          )}
          {battle.revealed && <Course />}
        </div>
      </div>
    </section>
  );
}
