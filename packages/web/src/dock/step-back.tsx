import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';

/** One step back: from what was pointed at, else from the last move. */
export function StepBack() {
  const { mayUndo } = useTableState();
  const table = useTable();
  const text = useText();
  const { canGoBack, back } = useChoosing();
  if (canGoBack)
    return (
      <Button className={styles.step} title={text.say('dock.back')} onClick={back}>
        <Icon name="arrow-back" />
        <span className={styles.word}>{text.say('dock.back')}</span>
      </Button>
    );
  if (!mayUndo) return null;
  return (
    <Button className={styles.step} title={text.say('dock.undo')} onClick={() => table.undo()} data-undo="">
      <Icon name="undo" />
      <span className={styles.word}>{text.say('dock.undo')}</span>
    </Button>
  );
}
