import { useRef } from 'react';
import { useTableState } from '../table/use-table.ts';
import { ClanPanel } from './clan-panel.tsx';
import styles from './clans-by-honor.module.css';
import { usePassing } from './use-passing.ts';

/** With so many clans at the side, cards are counted instead of named. */
const MANY = 5;

/** The honor track: every clan in its place, the most honorable on top. */
export function ClansByHonor({ full = false }: { readonly full?: boolean }) {
  const { view } = useTableState();
  const room = full ? 'full' : view.honor.length < MANY ? 'some' : 'little';
  const list = useRef<HTMLOListElement>(null);
  usePassing(list, view.honor.join(' '));
  return (
    <ol ref={list} className={styles.list} data-room={room}>
      {view.honor.map((clan) => (
        <li key={clan} data-passes={clan}>
          <ClanPanel clan={clan} room={room} />
        </li>
      ))}
    </ol>
  );
}
