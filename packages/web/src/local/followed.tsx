import { useText } from '../app/language.tsx';
import type { Table } from '../table/table.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { Button } from '../ui/button.tsx';
import styles from './followed.module.css';

interface Props {
  readonly table: Table;
  readonly onTakeOver: () => void;
}

/** A game that is being played in another tab, live. */
export function Followed({ table, onTakeOver }: Props) {
  const text = useText();
  return (
    <div className={styles.followed} data-followed="">
      <TableProvider table={table}>
        <TableScreen />
      </TableProvider>
      <section className={styles.bar} aria-label={text.say('two-tabs.title')}>
        <p role="status">{text.say('two-tabs.title')}</p>
        <Button look="primary" onClick={onTakeOver}>
          {text.say('two-tabs.take-over')}
        </Button>
      </section>
    </div>
  );
}
