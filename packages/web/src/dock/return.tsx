import { SayMessage, useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import { Frame } from './frame.tsx';
import { questionFor } from './question.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly to: 'tea' | 'battle';
  readonly onPress: () => void;
}

const WORDS = { tea: 'dock.return-tea', battle: 'dock.return-battle' } as const;

/** On the map, while tea or a battle wants an answer that can be given only there: the question, and the way back. */
export function Return({ to, onPress }: Props) {
  const { decision, view } = useTableState();
  const text = useText();
  const back = (
    <Button look="primary" className={styles.done} data-go-on="" onClick={onPress}>
      {text.say(WORDS[to])}
    </Button>
  );
  if (decision === undefined) return <Waiting foot={back} />;
  return <Frame question={<SayMessage message={questionFor(decision, view, [])} />} foot={back} />;
}
