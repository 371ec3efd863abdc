import type { ReactNode } from 'react';
import styles from './belongings.module.css';

interface Props {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A line of a clan's panel: a label, and the things. */
export const Line = ({ label, children, className }: Props) => (
  <div className={[styles.line, className].filter(Boolean).join(' ')}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
);
