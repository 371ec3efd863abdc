import type { ClanId } from '@hinode/engine';
import { useTableState } from '../table/use-table.ts';
import styles from './round.module.css';
import { SeatPanel } from './seat-panel.tsx';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner?: ClanId;
  readonly onChoose: (clan: ClanId) => void;
}

/** Everybody at the table. */
export function Round({ partners, partner, onChoose }: Props) {
  const { view } = useTableState();
  return (
    <ul className={styles.seats}>
      {view.clans.map(({ clan }) => (
        <li key={clan}>
          <SeatPanel clan={clan} chosen={clan === partner} {...(partners.includes(clan) && { onChoose })} />
        </li>
      ))}
    </ul>
  );
}
