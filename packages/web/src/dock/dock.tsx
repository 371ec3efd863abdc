import { useEffect, useRef } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Asking } from './asking.tsx';
import styles from './dock.module.css';
import { DoneButton } from './done-button.tsx';
import { HintSlip } from './hint-slip.tsx';
import { Options } from './options.tsx';
import { questionFor } from './question.ts';
import { RefusalLine } from './refusal-line.tsx';
import { Waiting } from './waiting.tsx';

/** The one question that wants an answer, in plain words, with the options that are legal and nothing else. */
export function Dock() {
  const { decision, me, mayUndo, moves } = useTableState();
  const table = useTable();
  const text = useText();
  const { chosen, options, asking, canGoBack, back } = useChoosing();
  const heading = useRef<HTMLHeadingElement>(null);

  // A new question begins at its beginning: keyboard and screen reader go to the dock first.
  const asked = decision === undefined ? undefined : `${moves} ${decision.kind}`;
  useEffect(() => {
    if (asked !== undefined && shouldTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, [asked]);

  if (decision === undefined) return <Waiting />;
  return (
    <section className={styles.dock} data-clan={me} data-question="" aria-label={text.say('dock.label')}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.question} aria-live="assertive">
          <SayMessage message={questionFor(decision, chosen)} />
        </h2>
        <span className={styles.back}>
          {canGoBack && (
            <Button look="quiet" onClick={back}>
              <Icon name="arrow-back" />
              {text.say('dock.back')}
            </Button>
          )}
          {mayUndo && (
            <Button look="quiet" onClick={() => table.undo()} data-undo="">
              <Icon name="undo" />
              {text.say('dock.undo')}
            </Button>
          )}
        </span>
      </header>
      <HintSlip />
      {asking === undefined || asking.caution === undefined ? (
        <div className={styles.answers}>
          <Options options={options} decision={decision} />
          <DoneButton />
        </div>
      ) : (
        <Asking />
      )}
      <RefusalLine />
    </section>
  );
}

/** Focus is taken only from where it was lost, or from an answer that is gone. */
const shouldTakeFocus = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.closest('[data-dock]') !== null;
