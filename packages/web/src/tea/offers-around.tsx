import { eventMessages } from '@hinode/text';
import { Say, SayMessage } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './slips.module.css';

/** For those who look on: who offers what to whom. */
export function OffersAround() {
  const { proposals } = useTableState().view;
  return (
    <section className={styles.slip}>
      <h3 className={styles.title}>
        <Say k="tea.letters" />
      </h3>
      {proposals.length === 0 && (
        <p className={styles.second}>
          <Say k="tea.no-letters" />
        </p>
      )}
      <ul>
        {proposals.map((proposal) => (
          <li key={`${proposal.clan} ${proposal.with}`} className={styles.offer}>
            <Emblem clan={proposal.clan} size={34} />
            <p>
              {eventMessages({ type: 'proposalMade', ...proposal, seenBy: 'all' }).map((message) => (
                <SayMessage key={message.key} message={message} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
