import { eventMessages } from '@hinode/text';
import type { CSSProperties } from 'react';
import { Say, SayMessage } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { useYou } from '../table/use-table.ts';
import styles from './letter-slip.module.css';
import { type Letter, SHEET } from './letters.ts';
import type { Amounts } from './terms.ts';

/** An offer that lies on the table, from whom to whom and with what: yours in ink, theirs on paper. */
export const LetterSlip = part(useReader, ({ letter: { proposal, at }, small = false, you }) => {
  const { clan, with: partner, give, ask } = proposal;
  const place = { '--x': at.x / SHEET.width, '--y': at.y / SHEET.height } as CSSProperties;
  const isPlain = !isSome(give) && !isSome(ask);
  return (
    <li
      className={styles.letter}
      data-mine={clan === you}
      data-to-me={partner === you}
      data-letter={`${clan} ${partner}`}
      {...(small ? { 'data-small': true } : { 'data-on-table': true, style: place })}
    >
      <span className="spoken">
        {eventMessages({ type: 'proposalMade', ...proposal, seenBy: 'all' }).map((message) => (
          <SayMessage key={message.key} message={message} />
        ))}
      </span>
      <Emblem clan={clan} size={small ? 16 : 20} />
      <Icon name="arrow-next" size={small ? 12 : 14} />
      <Emblem clan={partner} size={small ? 16 : 20} />
      <span aria-hidden="true">
        {isSome(give) && <Say k="tea.gives" values={{ purse: { purse: give } }} />}
        {isSome(ask) && <Say k="tea.asks" values={{ purse: { purse: ask } }} />}
        {isPlain && !small && <Say k="tea.nothing-else" />}
      </span>
    </li>
  );
});

function useReader(_: Props) {
  return { you: useYou() };
}

interface Props {
  readonly letter: Letter;
  readonly small?: boolean;
}

const isSome = ({ coins, ronin }: Amounts): boolean => coins + ronin > 0;
