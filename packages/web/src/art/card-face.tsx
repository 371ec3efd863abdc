import type { SeasonId } from '@hinode/engine';
import type { CardType } from '@hinode/engine/facts';
import type { ReactNode } from 'react';
import styles from './card-face.module.css';
import { CardPicture } from './card-picture.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly card: { readonly id: string; readonly type: CardType; readonly season: SeasonId };
  readonly title: ReactNode;
  /** The name of its type. */
  readonly kind: ReactNode;
  /** Pills of an icon and a number that give the gist of the card before its words are read. */
  readonly glance?: ReactNode;
  /** What it costs, drawn beside a coin. */
  readonly cost?: ReactNode;
  /** How many copies there are: one small outline for each. */
  readonly copies?: number;
  /** The effect, in words. */
  readonly children?: ReactNode;
}

/** The face of a season card; every type has its own outline. It provides picture and frame, the caller the words. */
export const CardFace = ({ card, title, kind, glance, cost, copies = 0, children }: Props) => (
  <div className={`${styles.shadow} ${styles[card.type]}`}>
    <div className={styles.edge}>
      <div className={styles.face}>
        <CardPicture card={card} className={`${styles.picture}`} />
        <div className={styles.body}>
          <div className={styles.title}>{title}</div>
          <div className={styles.kind}>
            <Icon name={card.type} />
            {kind}
          </div>
          {glance}
          <div>{children}</div>
        </div>
        <div className={styles.foot}>
          {cost !== undefined && (
            <span className={styles.cost}>
              <Icon name="coin" />
              {cost}
            </span>
          )}
          <span className={styles.copies} aria-hidden="true">
            {Array.from({ length: copies }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
              <i key={n} />
            ))}
          </span>
        </div>
      </div>
    </div>
  </div>
);
