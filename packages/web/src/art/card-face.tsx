import type { CardType } from '@hinode/engine';
import { type ReactNode, useId } from 'react';
import styles from './card-face.module.css';
import { Icon } from './icon.tsx';
import { Weave, type WeaveName } from './weave.tsx';

/** Every type of card has its own outline (in the style sheet), pattern and mark. */
const WEAVES: Readonly<Record<CardType, WeaveName>> = {
  enhancement: 'arrows',
  virtue: 'circles',
  monster: 'scales',
  'war-upgrade': 'checks',
  'winter-upgrade': 'shell',
};

interface Props {
  readonly type: CardType;
  readonly title: ReactNode;
  /** What it costs, drawn beside a coin. */
  readonly cost?: ReactNode;
  /** A drawing in place of the mark of its type: the silhouette of a Monster. */
  readonly mark?: ReactNode;
  /** The effect, in words. */
  readonly children?: ReactNode;
}

/** The face of a season card. It brings the frame; the words are the caller's. */
export const CardFace = ({ type, title, cost, mark, children }: Props) => {
  const weave = useId();
  return (
    <div className={`${styles['shadow']} ${styles[type]}`}>
      <div className={styles['edge']}>
        <div className={styles['face']}>
          <div className={styles['head']}>
            <svg className={styles['weave']} width="100%" height="100%" aria-hidden="true">
              <defs>
                <Weave name={WEAVES[type]} id={weave} />
              </defs>
              <rect width="100%" height="100%" fill={`url(#${weave})`} />
            </svg>
            <div className={styles['mark']}>{mark ?? <Icon name={type} />}</div>
          </div>
          <div className={styles['body']}>
            <div className={styles['title']}>{title}</div>
            <div>{children}</div>
          </div>
          {cost !== undefined && (
            <div className={styles['cost']}>
              <Icon name="coin" />
              {cost}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};
