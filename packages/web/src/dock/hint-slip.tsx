import { whyMessage } from '@hinode/text';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useHint } from '../table/hint.ts';
import { moveMessage } from '../table/move-message.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';

/** What a Samurai would do here, and why: shown when asked for, until the next question. */
export function HintSlip() {
  const { moves } = useTableState();
  const text = useText();
  const { hint, at, thinking } = useHint();
  if (thinking) return <p className={styles.hint}>{text.say('hint.thinking')}</p>;
  if (hint === undefined || at !== moves) return null;
  return (
    <p className={styles.hint} role="status">
      <Icon name="hint" />
      <span>
        <b>{text.say('hint.samurai')}</b> <SayMessage message={moveMessage(hint.move)} />{' '}
        <span className={styles.why}>
          <SayMessage message={whyMessage(hint.why)} />
        </span>
      </span>
    </p>
  );
}
