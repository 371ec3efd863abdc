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

/** As much room as this takes, kept below the answers: what is looked at moves none of them, wherever it is read there. */
export const RoomBelow = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${styles.beside} ${styles.room}`} aria-hidden="true">
    {children}
  </div>
);
