import type { ReactNode } from 'react';
import { useBack } from '../../app/back.ts';
import { useText } from '../../app/language.tsx';
import { Icon } from '../../art/icon.tsx';
import type { ScenarioTable } from '../../scenario/scenario-table.ts';
import { TableProvider } from '../../table/table-provider.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './whole-table.module.css';

interface Props {
  readonly table: ScenarioTable;
  /** What to try. */
  readonly task: ReactNode;
  readonly onClose: () => void;
}

/** A live board that fills the screen, with everything that belongs to a table. */
export function WholeTable({ table, task, onClose }: Props) {
  const text = useText();
  useBack(onClose);
  return (
    <div className={styles.whole} data-whole-table="">
      <header className={styles.bar}>
        <p className={styles.task}>{task}</p>
        <Button onClick={table.again} aria-label={text.say('rules.again')} title={text.say('rules.again')}>
          <Icon name="again" size={18} />
        </Button>
        <Button look="primary" onClick={onClose}>
          {text.say('rules.back')}
        </Button>
      </header>
      <TableProvider table={table}>
        <TableScreen />
      </TableProvider>
    </div>
  );
}
