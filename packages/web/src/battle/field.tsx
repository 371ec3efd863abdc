import type { BattleView } from '@hinode/engine';
import styles from './field.module.css';
import { Side } from './side.tsx';

/** The sides of a battle next to one another, in seat order. */
export function Field({ battle }: { readonly battle: BattleView }) {
  return (
    <ul className={styles.field} data-sides={battle.fighters.length}>
      {battle.fighters.map((clan) => (
        <Side key={clan} clan={clan} battle={battle} />
      ))}
    </ul>
  );
}
