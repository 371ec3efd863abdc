import type { Broken } from '@hinode/learn/position';
import type { Message } from '@hinode/text';
import { SayMessage } from '../app/language.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './position.module.css';

export const BROKEN = {
  broken: 'position.broken',
  newer: 'position.newer',
  impossible: 'position.impossible',
} as const satisfies Record<Broken, string>;

interface Props {
  readonly title: string;
  readonly trouble: Message;
  /** For tests. */
  readonly why: string;
  /** In a frame: without a head. */
  readonly bare?: boolean;
}

/** A link that cannot be opened, and why. */
export const NotOpened = ({ title, trouble, why, bare = false }: Props) => (
  <div className={styles.broken} data-broken={why}>
    {!bare && <PageHead title={title} />}
    <main tabIndex={-1}>
      <p role="alert">
        <SayMessage message={trouble} />
      </p>
    </main>
  </div>
);
