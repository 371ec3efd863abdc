import { useText } from '../app/language.tsx';
import styles from './laying.module.css';

/** While a game is folded again: usually too short to be read. */
export function Laying() {
  const text = useText();
  return (
    <main className={styles.laying} aria-busy="true">
      <p>{text.say('table.laying')}</p>
    </main>
  );
}
