import { SayMessage, useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import { mandateLabel } from './done-button.tsx';
import { useSettled } from './use-settled.ts';

/** "Asks once": one sentence with two buttons, in the dock, never a pop-up. */
export function Asking() {
  const { asking } = useChoosing();
  return (
    asking?.caution && (
      <p className={styles.asking}>
        <SayMessage message={asking.caution} />
      </p>
    )
  );
}

export function AskingButtons() {
  const { asking, confirm, back } = useChoosing();
  const text = useText();
  const settled = useSettled(JSON.stringify(asking?.offer.move));
  if (asking?.caution === undefined) return null;
  const { move } = asking.offer;
  return (
    <>
      <Button onClick={back}>{text.say('caution.no')}</Button>
      <Button
        look="primary"
        className={styles.done}
        disabled={!settled}
        data-move={JSON.stringify(move)}
        data-confirm=""
        onClick={confirm}
      >
        {move.type === 'mandate' ? mandateLabel(text, move) : text.say('caution.yes')}
      </Button>
    </>
  );
}
