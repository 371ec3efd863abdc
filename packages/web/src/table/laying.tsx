import { useText } from '../app/language.tsx';
import styles from './laying.module.css';

/** Shown while a game is folded: usually too briefly to read. */
export function Laying() {
  const text = useText();
  return (
    <main className={styles.laying} aria-busy="true">
      <p>{text.say('table.laying')}</p>
    </main>
  );
}
