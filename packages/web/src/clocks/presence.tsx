import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { useOnline } from '../online/online.ts';
import styles from './clock.module.css';

interface Props {
  readonly clan: ClanId;
  /** Where there is room, the word is always shown; elsewhere only for people who are away, or not at all. */
  readonly word?: 'always' | 'when-away' | 'spoken';
}

/** Is the other person at the table now? A full disc or an empty one, and a word. */
export function Presence({ clan, word: written = 'when-away' }: Props) {
  const text = useText();
  const online = useOnline();
  const seat = online?.seats.find((one) => one.clan === clan);
  if (seat === undefined || seat.name === undefined || seat.bot !== undefined || clan === online?.me)
    return null;
  const word = text.say(seat.here ? 'presence.here' : 'presence.away', { clan: { name: clan } });
  const isWritten = written === 'always' || (written === 'when-away' && !seat.here);
  return (
    <span className={styles.presence} data-here={seat.here || undefined} title={word}>
      <span className={isWritten ? undefined : 'spoken'}>{word}</span>
    </span>
  );
}
