import { useRef } from 'react';
import { useScreen } from '../app/screen.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { useArriving } from '../ui/use-arriving.ts';
import { ClanPanel } from './clan-panel.tsx';
import styles from './clans-by-honor.module.css';
import { usePassing } from './use-passing.ts';
import { useTight } from './use-tight.ts';

/** How many clans are drawn at once when the track opens. */
const AT_ONCE = 2;

/** The honor track: every clan in its place, the most honorable on top. */
export const ClansByHonor = part(useHonor, ({ full = false, honor }) => {
  const screen = useScreen();
  const list = useRef<HTMLOListElement>(null);
  const tight = useTight(list, full);
  const room = full ? 'full' : screen === 'wide' && !tight ? 'some' : 'rows';
  const arrived = useArriving(honor.length, AT_ONCE);
  usePassing(list, honor.join(' '), arrived);
  return (
    <ol ref={list} className={styles.list} data-room={room} data-whole={!full || undefined}>
      {honor.slice(0, arrived).map((clan) => (
        <li key={clan} data-passes={clan}>
          <ClanPanel clan={clan} room={room} />
        </li>
      ))}
    </ol>
  );
});

function useHonor(_: { readonly full?: boolean }) {
  return { honor: useTableState().view.honor };
}
