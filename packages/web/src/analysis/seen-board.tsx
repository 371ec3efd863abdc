import { Suspense } from 'react';
import { isPhone, ScreenContext, useScreen } from '../app/screen.ts';
import { Sea } from '../art/sea.tsx';
import { Board } from '../board/board.tsx';
import { ChoosingProvider } from '../choices/choosing.tsx';
import type { Table } from '../table/table.ts';
import { TableProvider } from '../table/table-provider.tsx';
import styles from './analysis-screen.module.css';

/** The map of a moment; nobody is asked anything. */
export function SeenBoard({ table }: { readonly table: Table }) {
  const screen = useScreen();
  return (
    <section className={styles.board}>
      <div className={styles.sea}>
        <Sea />
      </div>
      <TableProvider table={table}>
        <ChoosingProvider>
          <Suspense>
            <ScreenContext value={isPhone(screen) ? screen : 'landscape-phone'}>
              <Board />
            </ScreenContext>
          </Suspense>
        </ChoosingProvider>
      </TableProvider>
    </section>
  );
}
