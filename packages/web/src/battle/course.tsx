import { eventMessages } from '@hinode/text';
import { Say, SayMessage } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './course.module.css';
import { eventsSinceReveal } from './reveal.ts';

/** What has happened in the battle since the bids were revealed, the newest first. */
export function Course() {
  const { log } = useTableState();
  const told = eventsSinceReveal(log).flatMap(({ event }) => eventMessages(event));
  if (told.length === 0) return null;
  return (
    <section className={styles.course}>
      <h3 className={styles.title}>
        <Say k="battle.course" />
      </h3>
      <ul className={styles.lines}>
        {told.toReversed().map((message, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it changes while it is read
          <li key={i} className={styles.line}>
            <SayMessage message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
