import type { LevelId } from '@hinode/bots';
import styles from './pips.module.css';

const STRENGTHS: readonly LevelId[] = ['random', 'ashigaru', 'samurai', 'daimyo', 'shogun'];

/** How strong a bot is: one to five. */
export const Pips = ({ level }: { readonly level: LevelId }) => (
  <span className={styles.pips} aria-hidden="true">
    {STRENGTHS.map((strength, i) => (
      <i key={strength} data-full={i <= STRENGTHS.indexOf(level)} />
    ))}
  </span>
);
