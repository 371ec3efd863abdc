import { SayMessage, useText } from '../../app/language.tsx';
import { useChoosing } from '../../choices/choosing.tsx';
import { Asking, AskingButtons } from '../../dock/asking.tsx';
import { DoneButton } from '../../dock/done-button.tsx';
import { Options } from '../../dock/options.tsx';
import { questionFor } from '../../dock/question.ts';
import { RefusalLine } from '../../dock/refusal-line.tsx';
import { StepBack } from '../../dock/step-back.tsx';
import { useTableState } from '../../table/use-table.ts';
import { Button } from '../../ui/button.tsx';
import styles from './small-answers.module.css';

interface Props {
  /** Opens the whole table. */
  readonly onWhole: () => void;
}

/** What a live board asks, as the table would. Tea and battle need a screen of their own, so they lead to the whole table. */
export function SmallAnswers({ onWhole }: Props) {
  const text = useText();
  const { decision, view } = useTableState();
  const { chosen, options, asking } = useChoosing();
  if (decision === undefined) return <p className={styles.quiet}>{text.say('rules.nothing-asked')}</p>;
  if (view.battle !== undefined || view.phase === 'tea' || view.gained !== undefined)
    return (
      <div className={styles.answers}>
        <Button look="primary" className={styles.whole} onClick={onWhole}>
          {text.say('rules.whole-table')}
        </Button>
      </div>
    );
  const isCautioned = asking?.caution !== undefined;
  return (
    <div className={styles.answers} data-asked={decision.kind}>
      <p className={styles.question} role="status">
        <SayMessage message={questionFor(decision, view, chosen)} />
      </p>
      {isCautioned ? <Asking /> : <Options options={options} decision={decision} />}
      <RefusalLine />
      <div className={styles.foot}>
        {isCautioned ? (
          <AskingButtons />
        ) : (
          <>
            <StepBack />
            <DoneButton />
          </>
        )}
      </div>
    </div>
  );
}
