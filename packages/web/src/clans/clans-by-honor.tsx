import { useRef } from 'react';
import { useScreen } from '../app/screen.ts';
import { useTableState } from '../table/use-table.ts';
import { ClanPanel } from './clan-panel.tsx';
import styles from './clans-by-honor.module.css';
import { usePassing } from './use-passing.ts';
import { useTight } from './use-tight.ts';

/** The honor track: every clan in its place, the most honorable on top. */
export function ClansByHonor({ full = false }: { readonly full?: boolean }) {
  const { view } = useTableState();
  const screen = useScreen();
  const list = useRef<HTMLOListElement>(null);
  const tight = useTight(list);
  const room = full ? 'full' : screen === 'wide' && !tight ? 'some' : 'rows';
  usePassing(list, view.honor.join(' '));
  return (
    <ol ref={list} className={styles.list} data-room={room} data-whole={!full || undefined}>
      {view.honor.map((clan) => (
        <li key={clan} data-passes={clan}>
          <ClanPanel clan={clan} room={room} />
        </li>
      ))}
    </ol>
  );
}
