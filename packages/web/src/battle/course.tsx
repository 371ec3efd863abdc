import { eventMessages } from '@hinode/text';
import { Say, SayMessage } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './course.module.css';
import { eventsSinceReveal } from './reveal.ts';

/** What has happened in the battle since the bids were revealed. */
export function Course() {
  const { log } = useTableState();
  const told = eventsSinceReveal(log).flatMap(({ event }) => eventMessages(event));
  if (told.length === 0) return null;
  return (
    <section className={styles.course}>
      <h3 className={styles.title}>
        <Say k="battle.course" />
      </h3>
      <ul>
        {told.map((message, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
          <li key={i} className={styles.line}>
            <SayMessage message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
