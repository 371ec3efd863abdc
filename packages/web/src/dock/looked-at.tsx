import type { ReactNode } from 'react';
import styles from './looked-at.module.css';

interface Props {
  readonly id?: string;
  readonly children: ReactNode;
}

/** What the thing being looked at does: a slip above the dock, so that nothing in the dock moves. */
export const LookedAt = ({ id, children }: Props) => (
  <div className={styles.slip} id={id} role="note" data-looked-at="">
    {children}
  </div>
);
