import { useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { useOnline } from '../online/online.ts';
import { useTableState } from '../table/use-table.ts';
import { canHold, useAlways } from './always.ts';
import styles from './always-so.module.css';

/** At a table where an answer may take days: should this one hold from now on? It can be taken back in the menu. */
export function AlwaysSo() {
  const text = useText();
  const online = useOnline();
  const { decision, moves } = useTableState();
  const { wanted, want } = useAlways();
  // The next question is a different one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every move
  useEffect(() => () => want(false), [moves, want]);
  const seat = online?.seats.find(({ clan }) => clan === online.me);
  if (online === undefined || decision === undefined || seat === undefined || !canHold(decision)) return null;
  if (seat.due !== undefined && seat.due - (Date.now() + online.clockOffset) < AN_HOUR) return null;
  return (
    <label className={styles.always}>
      <input type="checkbox" checked={wanted} onChange={({ target }) => want(target.checked)} />
      {text.say('standing.always-so')}
    </label>
  );
}

/** With a shorter clock than this, players are there anyway and answer themselves. */
const AN_HOUR = 60 * 60_000;
