import type { ClanId } from '@hinode/engine';
import type { SeatNow } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import styles from './clock.module.css';
import { longTime, shortTime, timeLeft } from './time-left.ts';
import { useSeconds } from './use-seconds.ts';

/** How long a clan has that is asked now; nothing for the others, and without a clock. */
export function Clock({ clan }: { readonly clan: ClanId }) {
  const online = useOnline();
  const seat = online?.seats.find((one) => one.clan === clan);
  if (online === undefined || seat?.due === undefined) return null;
  return <Running seat={seat} offset={online.clockOffset} />;
}

interface Props {
  readonly seat: SeatNow;
  readonly offset: number;
}

/** Drawn again every second, so it holds nothing else. */
function Running({ seat, offset }: Props) {
  const text = useText();
  useSeconds();
  const left = timeLeft(seat, Date.now() + offset);
  if (left === undefined) return null;
  const { milliseconds, inReserve, isLow } = left;
  const long = longTime(milliseconds);
  return (
    <span className={styles.clock} data-low={isLow || undefined}>
      <Icon name={isLow ? 'warning' : 'clock'} size={14} />
      <span className="spoken">{text.say('time.left')}</span>
      <span role="timer" dir={long ? undefined : 'ltr'}>
        {long ? text.say(long.key, long.values) : shortTime(milliseconds, text.number)}
      </span>
      {milliseconds === 0 ? (
        <span className={styles.word}>{text.say('time.over')}</span>
      ) : (
        (isLow || inReserve) && (
          <span className={styles.word}>{text.say(isLow ? 'time.low' : 'time.reserve')}</span>
        )
      )}
    </span>
  );
}
