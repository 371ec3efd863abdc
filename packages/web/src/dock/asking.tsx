import { SayMessage, useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import { useSettled } from './use-settled.ts';

/** "Asks once": one sentence with two buttons, in the dock, never a pop-up. */
export function Asking() {
  const { asking, confirm, back } = useChoosing();
  const text = useText();
  const settled = useSettled(JSON.stringify(asking?.offer.move));
  if (asking?.caution === undefined) return null;
  return (
    <div className={styles.asking} data-dock="">
      <p>
        <SayMessage message={asking.caution} />
      </p>
      <Button
        look="primary"
        disabled={!settled}
        data-move={JSON.stringify(asking.offer.move)}
        data-confirm=""
        onClick={confirm}
      >
        {text.say('caution.yes')}
      </Button>
      <Button onClick={back}>{text.say('caution.no')}</Button>
    </div>
  );
}
