import { SayMessage } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { refusedMessage } from '../table/refused.ts';
import styles from './dock.module.css';

/** Why something cannot be done: one line, for four seconds, and for screen readers. */
export function RefusalLine() {
  const { refused } = useChoosing();
  return (
    <p className={styles.refusal} role="status">
      {refused && <SayMessage message={refusedMessage(refused)} />}
    </p>
  );
}
