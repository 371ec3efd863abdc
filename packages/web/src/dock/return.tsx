import { SayMessage, useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import { questionFor } from './question.ts';
import { Waiting } from './waiting.tsx';

/** On another tab, while tea or a battle wants an answer that can be given only there: the question, and the way back. */
export function Return({ onPress }: { readonly onPress: () => void }) {
  const { decision, me } = useTableState();
  const text = useText();
  if (decision === undefined) return <Waiting />;
  return (
    <section className={styles.dock} data-clan={me} aria-label={text.say('dock.label')}>
      <header className={styles.head}>
        <h2 className={styles.question}>
          <SayMessage message={questionFor(decision, [])} />
        </h2>
      </header>
      <div className={styles.answers}>
        <Button look="primary" data-go-on="" onClick={onPress}>
          {text.say('dock.return')}
        </Button>
      </div>
    </section>
  );
}
