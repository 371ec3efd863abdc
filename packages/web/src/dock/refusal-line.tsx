import { useChoosing } from '../choices/choosing.tsx';
import { Refused } from '../table/refused-words.tsx';
import styles from './dock.module.css';

/** Why something cannot be done: one line, for four seconds, and for screen readers. */
export function RefusalLine() {
  const { refused } = useChoosing();
  return (
    <p className={styles.refusal} role="status" data-refusal="">
      {refused && <Refused refused={refused} />}
    </p>
  );
}
