import type { BattleView } from '@hinode/engine';
import type { CSSProperties } from 'react';
import { Battlefield } from '../art/battlefield.tsx';
import styles from './field.module.css';
import { Side } from './side.tsx';

/** The sides of a battle next to one another, in seat order. */
export function Field({ battle: { fighters }, battle }: { readonly battle: BattleView }) {
  return (
    <div
      className={styles.field}
      style={{ '--sides': fighters.length } as CSSProperties}
      data-sides={fighters.length}
    >
      <div className={styles.scene}>
        <Battlefield />
      </div>
      <ul className={styles.sides}>
        {fighters.map((clan) => (
          <Side key={clan} clan={clan} battle={battle} />
        ))}
      </ul>
    </div>
  );
}
