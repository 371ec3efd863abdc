import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import styles from './sum.module.css';

interface Row {
  readonly key: string;
  readonly amount: number;
  readonly cause: ReactNode;
}

interface Props {
  /** What is added up. */
  readonly title: ReactNode;
  readonly total: number;
  readonly rows: readonly Row[];
  /** What to show if there is nothing to add. */
  readonly empty?: ReactNode;
}

/** A number that explains itself: the terms of the sum, each with its cause. */
export function Sum({ title, total, rows, empty }: Props) {
  const { number } = useText();
  return (
    <div className={styles.sum}>
      <p className={styles.title}>
        <span>{title}</span>
        <b className={styles.total}>{number(total)}</b>
      </p>
      {rows.length === 0 && empty !== undefined && <p className={styles.empty}>{empty}</p>}
      <ul>
        {rows.map(({ key, amount, cause }) => (
          <li key={key} className={styles.row}>
            <b className={styles.amount}>{number(amount)}</b>
            <span>{cause}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
