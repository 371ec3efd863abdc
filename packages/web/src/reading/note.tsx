import type { ReactNode } from 'react';
import styles from './note.module.css';

interface Props {
  /** Whose word it is. */
  readonly label: string;
  /** Our own decisions have their own kind of paper. */
  readonly look?: 'ruling' | 'ours' | 'asked';
  /** The rule it belongs to. */
  readonly rule?: string;
  readonly children: ReactNode;
}

/** A slip beside a rule: what was ruled about it, what we decided, what was asked. */
export const Note = ({ label, look = 'ruling', rule, children }: Props) => (
  <div className={styles.note} data-look={look} role="note" aria-label={label}>
    <p className={styles.label}>
      <span>{label}</span>
      {rule !== undefined && <bdi className={styles.rule}>{rule}</bdi>}
    </p>
    <div>{children}</div>
  </div>
);
