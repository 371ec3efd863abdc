import type { Shared } from '@hinode/learn/position';
import { useMemo } from 'react';
import { homePage } from '../app/framed.ts';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Sea } from '../art/sea.tsx';
import { Board } from '../board/board.tsx';
import { ChoosingProvider } from '../choices/choosing.tsx';
import { TableProvider } from '../table/table-provider.tsx';
import { lookedAt } from './looked-at.ts';
import styles from './position.module.css';

interface Props {
  readonly shared: Shared;
  readonly packed: string;
}

/** The map of a position and nothing else, for a frame in somebody else's page (docs/embedding.md). */
export function BoardOnly({ shared, packed }: Props) {
  const text = useText();
  const table = useMemo(() => lookedAt(shared.scenario, shared.me), [shared]);
  return (
    <div className={styles.boardOnly} data-board-only="">
      <div className={styles.sea}>
        <Sea />
      </div>
      <TableProvider table={table}>
        <ChoosingProvider>
          <main className={styles.map} tabIndex={-1}>
            <Board />
          </main>
        </ChoosingProvider>
      </TableProvider>
      <footer>
        <a
          className={styles.open}
          href={`${homePage()}${writeRoute({ page: 'position', packed, boardOnly: false })}`}
          target="_blank"
          rel="noopener"
        >
          {text.say('position.open')}
        </a>
      </footer>
    </div>
  );
}
