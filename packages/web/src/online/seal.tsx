import { Icon } from '../art/icon.tsx';
import styles from './seal.module.css';

/** A person, shown by the first letter of their name. People are ink; clans are color. */
export const Seal = ({ name, size = 40 }: { readonly name: string; readonly size?: number }) => (
  <span className={styles.seal} style={{ fontSize: size }} aria-hidden="true">
    <span className={styles.letter}>{[...name][0]}</span>
  </span>
);

/** A seat that is still free. */
export const FreeSeal = ({ size = 40, mark }: { readonly size?: number; readonly mark?: string }) => (
  <span className={`${styles.seal} ${styles.free}`} style={{ fontSize: size }} aria-hidden="true">
    <span className={styles.letter}>{mark}</span>
  </span>
);

/** A seat taken by a bot. */
export const BotSeal = ({ size = 40 }: { readonly size?: number }) => (
  <span className={`${styles.seal} ${styles.bot}`} style={{ fontSize: size }} aria-hidden="true">
    <Icon name="bot" size="0.62em" />
  </span>
);
