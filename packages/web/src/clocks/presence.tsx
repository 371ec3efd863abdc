import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { useOnline } from '../online/online.ts';
import styles from './clock.module.css';

/** Is the other person at the table now? A full disc, or an empty one and a word. */
export function Presence({ clan }: { readonly clan: ClanId }) {
  const text = useText();
  const online = useOnline();
  const seat = online?.seats.find((one) => one.clan === clan);
  if (seat === undefined || seat.name === undefined || seat.bot !== undefined || clan === online?.me)
    return null;
  const word = text.say(seat.here ? 'presence.here' : 'presence.away', { clan: { name: clan } });
  return (
    <span className={styles.presence} data-here={seat.here || undefined} title={word}>
      <span className={seat.here ? 'spoken' : undefined}>{word}</span>
    </span>
  );
}
