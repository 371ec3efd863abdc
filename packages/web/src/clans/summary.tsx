import type { ReactNode } from 'react';
import { Tip } from '../ui/tip.tsx';
import styles from './belongings.module.css';

interface Props {
  /** What the pictures and numbers say, in words. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly tip: ReactNode;
  readonly children: ReactNode;
}

/** Several things as pictures with numbers, explained by one press. The words are for screen readers, instead of bare numbers. */
export const Summary = ({ label, className = '', tip, children }: Props) => (
  <Tip className={`${styles.all} ${className}`} tip={tip}>
    <span className="spoken">{label}</span>
    <span className={styles.seen} aria-hidden="true">
      {children}
    </span>
  </Tip>
);
