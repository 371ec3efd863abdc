import type { BattleView } from '@hinode/engine';
import type { CSSProperties } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Battlefield } from '../art/battlefield.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import type { Beat } from './beats.ts';
import styles from './field.module.css';
import { Side } from './side.tsx';

interface Props {
  readonly battle: BattleView;
  readonly beat?: Beat | undefined;
}

/** The sides of a battle next to one another, in seat order. */
export function Field({ battle: { fighters, winner }, battle, beat }: Props) {
  return (
    <div
      className={styles.field}
      style={{ '--sides': fighters.length } as CSSProperties}
      data-sides={fighters.length}
      data-still={beat?.about === 'sealed' || undefined}
    >
      <div className={styles.scene}>
        <Battlefield />
      </div>
      <ul className={styles.sides}>
        {fighters.map((clan) => (
          <Side key={clan} clan={clan} battle={battle} beat={beat} />
        ))}
      </ul>
      {beat?.about === 'province' && winner && <Stamp battle={battle} />}
    </div>
  );
}

/** The winner's seal on the province. The caption says the same. */
function Stamp({ battle: { province, winner } }: Pick<Props, 'battle'>) {
  const text = useText();
  const { view } = useTableState();
  const you = useYou();
  if (winner === undefined) return null;
  return (
    <p className={styles.stamp} aria-hidden="true">
      <span className={styles.war}>{text.number(view.wars.indexOf(province) + 1)}</span>
      <span>
        <Say
          k={winner === you ? 'battle.you-take' : 'battle.takes'}
          values={{ clan: { name: winner }, province: { name: province } }}
        />
      </span>
    </p>
  );
}
