import { eventMessages } from '@hinode/text';
import { Say, SayMessage } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './account.module.css';
import { type War, warsOf } from './wars.ts';

/** Every war of the season that is over, in order, one line each. */
export function WarsSoFar() {
  const { log } = useTableState();
  const over = warsOf(log).filter(({ isOver }) => isOver);
  return (
    <section>
      <h3 className={styles.warsTitle}>
        <Say k="battle.wars-so-far" />
      </h3>
      <ol>
        {over.map((war) => (
          <li key={war.war} className={styles.line}>
            <Say k="battle.war" values={{ n: war.war, province: { name: war.province } }} />
            <span>
              <Ending war={war} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ending({ war: { battle, winner, events } }: { readonly war: War }) {
  if (battle && winner) return <Say k="battle.won-by" values={{ clan: { name: winner } }} />;
  return events
    .filter(({ type }) => type === 'tokenTaken' || type === 'tokenDiscarded')
    .flatMap((event) => eventMessages(event))
    .map((message) => <SayMessage key={message.key} message={message} />);
}
