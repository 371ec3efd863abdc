import type { ReactNode } from 'react';
import styles from './beside.module.css';

interface Props {
  readonly id?: string;
  readonly children: ReactNode;
}

/** What the thing being looked at does: beside the dock, so that nothing in the dock moves. It goes with the pointer. */
export const LookedAt = ({ id, children }: Props) => (
  <div className={`${styles.beside} ${styles.passing}`} id={id} role="note" data-looked-at="">
    {children}
  </div>
);
