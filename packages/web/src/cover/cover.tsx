import { lazy, Suspense, useEffect, useRef } from 'react';
import { Say, useText } from '../app/language.tsx';
import { nameOf } from '../table/persons.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './cover.module.css';

const Sunrise = lazy(async () => ({ default: (await import('../art/sunrise.tsx')).Sunrise }));

/** Between two people at one device: nothing of the table is shown until the next one is there. */
export function Cover() {
  const text = useText();
  const table = useTable();
  const { cover: clan, seats } = useTableState();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each clan gets its own sheet
  useEffect(() => button.current?.focus(), [clan]);
  if (clan === undefined) return null;
  const player = nameOf(seats, clan);
  const name = { clan: { name: clan } };
  return (
    <main className={styles.cover}>
      <div className={styles.picture}>
        <Suspense>
          <Sunrise clans={[clan]} banners />
        </Suspense>
      </div>
      <h1>
        {player === undefined ? (
          text.say('hot-seat.title', name)
        ) : (
          <Say k="hot-seat.title-of" values={{ ...name, player }} />
        )}
      </h1>
      <p>{text.say('hot-seat.lead')}</p>
      <Button
        ref={button}
        look="primary"
        className={styles.open}
        data-uncover=""
        onClick={() => table.uncover()}
      >
        {player === undefined ? (
          text.say('hot-seat.show', name)
        ) : (
          <span>
            <Say k="hot-seat.show-name" values={{ player }} />
          </span>
        )}
      </Button>
    </main>
  );
}
