import type { ClanId, MandateId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Emblem } from './emblem.tsx';
import { Icon } from './icon.tsx';
import styles from './tile.module.css';

interface Props {
  /** The mandate it shows: the one that was chosen, or the one announced over a tile face down. */
  readonly mandate?: MandateId;
  readonly faceDown?: boolean;
  /** Who chose it, or who will. */
  readonly clan?: ClanId;
  /** The mandate being carried out now. */
  readonly current?: boolean;
  /** How many equal ones lie here, written in the reader's digits. */
  readonly count?: string;
  /** Its label. */
  readonly children?: ReactNode;
}

const lookOf = ({ mandate, faceDown, current }: Props): string => {
  if (faceDown) return current ? `${styles['hidden']} ${styles['current']}` : `${styles['hidden']}`;
  if (!mandate) return `${styles['coming']}`;
  return current ? `${styles['current']}` : '';
};

/** A mandate tile: open, face down (stripes), or still to come (dashes). */
export const Tile = (props: Props) => {
  const { mandate, clan, count, children } = props;
  return (
    <div className={`${styles['tile']} ${lookOf(props)}`}>
      {clan && (
        <span className={styles['emblem']}>
          <Emblem clan={clan} />
        </span>
      )}
      {mandate && (
        <span className={styles['icon']}>
          <Icon name={mandate} />
        </span>
      )}
      {children}
      {count && <span className={styles['count']}>{count}</span>}
    </div>
  );
};
