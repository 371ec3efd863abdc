import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { SeatNow } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useOnline } from '../online/online.ts';
import styles from './clock.module.css';
import { Clock } from './clock.tsx';
import { Presence } from './presence.tsx';

/** Whom the table is waiting for: the clan, who plays it, whether they are here, and how much time they have. */
export function WaitingFor({ clans }: { readonly clans: readonly ClanId[] }) {
  const text = useText();
  const online = useOnline();
  return (
    <div className={styles.waiting}>
      <p className="spoken">{text.say('dock.waiting', { clans: { names: clans } })}</p>
      <span aria-hidden="true">{text.say('dock.waiting-for')}</span>
      {clans.map((clan) => (
        <span key={clan} className={styles.who}>
          <Emblem clan={clan} size={24} />
          <span>
            <SayMessage
              message={whoIs(
                clan,
                online?.seats.find((seat) => seat.clan === clan),
              )}
            />
          </span>
          <Presence clan={clan} word="always" />
          <Clock clan={clan} />
        </span>
      ))}
    </div>
  );
}

const whoIs = (clan: ClanId, seat: SeatNow | undefined): Message =>
  seat?.name === undefined || seat.bot !== undefined
    ? { key: 'dock.waiting-clan', values: { clan: { name: clan } } }
    : { key: 'dock.waiting-person', values: { clan: { name: clan }, player: seat.name } };
