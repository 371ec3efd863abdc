import type { Bid } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './moment-slip.module.css';

/** A bid as its four columns of coins. */
export function BidColumns({ bid }: { readonly bid: Bid }) {
  const text = useText();
  const most = Math.max(1, ...ADVANTAGE_IDS.map((advantage) => bid[advantage]));
  return (
    <ol className={styles.columns}>
      {ADVANTAGE_IDS.map((advantage) => (
        <li key={advantage}>
          <b>{text.number(bid[advantage])}</b>
          <i style={{ blockSize: `${(40 * bid[advantage]) / most}px` }} />
          <Icon name={advantage} size={20} title={text.name(advantage)} />
        </li>
      ))}
    </ol>
  );
}
