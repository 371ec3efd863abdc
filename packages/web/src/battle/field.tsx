import type { BattleView } from '@hinode/engine';
import { Battlefield } from '../art/battlefield.tsx';
import styles from './field.module.css';
import { Side } from './side.tsx';

/** The sides of a battle next to one another, in seat order. */
export function Field({ battle }: { readonly battle: BattleView }) {
  return (
    <div className={styles.field}>
      <Battlefield />
      <ul className={styles.sides}>
        {battle.fighters.map((clan) => (
          <Side key={clan} clan={clan} battle={battle} />
        ))}
      </ul>
    </div>
  );
}
