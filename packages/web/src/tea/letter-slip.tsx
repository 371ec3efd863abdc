import { eventMessages } from '@hinode/text';
import type { CSSProperties } from 'react';
import { Say, SayMessage } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './letter-slip.module.css';
import { type Letter, SHEET } from './letters.ts';
import type { Amounts } from './terms.ts';

/** An offer that lies on the table: yours in ink, theirs on paper. */
export function LetterSlip({ letter: { proposal, at } }: { readonly letter: Letter }) {
  const { me } = useTableState();
  const { clan, with: partner, give, ask } = proposal;
  const place = { '--x': at.x / SHEET.width, '--y': at.y / SHEET.height } as CSSProperties;
  return (
    <li className={styles.letter} data-mine={clan === me} data-to-me={partner === me} style={place}>
      <span className={styles.sentence}>
        {eventMessages({ type: 'proposalMade', ...proposal, seenBy: 'all' }).map((message) => (
          <SayMessage key={message.key} message={message} />
        ))}
      </span>
      <span className={styles.drawing} aria-hidden="true" dir="ltr">
        <Emblem clan={clan} size={18} />
        <Emblem clan={partner} size={18} />
        {isSome(give) && <Say k="tea.gives" values={{ purse: { purse: give } }} />}
        {isSome(ask) && <Say k="tea.asks" values={{ purse: { purse: ask } }} />}
      </span>
    </li>
  );
}

const isSome = ({ coins, ronin }: Amounts): boolean => coins + ronin > 0;
