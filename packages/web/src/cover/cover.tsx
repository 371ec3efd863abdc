import { useEffect, useRef } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './cover.module.css';

/** Between two persons at one device: nothing of the table is shown until the next one is there. */
export function Cover() {
  const text = useText();
  const table = useTable();
  const { cover: clan } = useTableState();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is another one for another clan
  useEffect(() => button.current?.focus(), [clan]);
  if (clan === undefined) return null;
  const name = { clan: { name: clan } };
  return (
    <main className={styles.cover}>
      <Emblem clan={clan} size={144} />
      <h1>{text.say('hot-seat.title', name)}</h1>
      <p>{text.say('hot-seat.lead')}</p>
      <Button
        ref={button}
        look="primary"
        className={styles.open}
        data-uncover=""
        onClick={() => table.uncover()}
      >
        {text.say('hot-seat.show', name)}
      </Button>
    </main>
  );
}
