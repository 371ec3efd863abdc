import type { RoomOptions } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { choicesOf, lacksShrines, optionsOf, TableChoice, type TablePart } from '../lobby/table-choices.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface Props {
  readonly part: TablePart;
  readonly options: RoomOptions;
  readonly onChange: (options: RoomOptions) => Promise<void>;
  readonly onClose: () => void;
}

/** One thing about the table is changed while it gathers. */
export function ChangeSheet({ part, options, onChange, onClose }: Props) {
  const text = useText();
  const [choices, setChoices] = useState(() => choicesOf(options));
  const { run, isDoing, refused } = useDoing();
  const lacks = lacksShrines(choices);
  const change = async (): Promise<void> => {
    await onChange(optionsOf(choices, options.players));
    onClose();
  };
  return (
    <Sheet title={text.say('room.change')} onClose={onClose}>
      <div className={styles.part}>
        <TableChoice part={part} choices={choices} onChange={setChoices} />
        <p className={styles.note}>{text.say('room.change-note')}</p>
        <p className={styles.refused} role="status">
          {lacks && text.say('setup.four-shrines', { n: choices.cards.kami.length })}
          {refused && text.say(refusedKey(refused))}
        </p>
        <div className={styles.row}>
          <Button look="primary" disabled={isDoing || lacks} onClick={() => run(change)}>
            {text.say('room.change-it')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
