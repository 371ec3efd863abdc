import type { ClanId } from '@hinode/engine';
import type { Key } from '@hinode/text';
import type { SeatNow } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import styles from './clock.module.css';
import { briefTime, longTime, shortTime, type TimeLeft, timeLeft } from './time-left.ts';
import { useSeconds } from './use-seconds.ts';

interface ClockProps {
  readonly clan: ClanId;
  /** Where there is no room for words, they are for screen readers only. */
  readonly brief?: boolean;
}

/** How much time a clan has that is asked now; nothing for the others, or without a clock. */
export function Clock({ clan, brief = false }: ClockProps) {
  const online = useOnline();
  const seat = online?.seats.find((one) => one.clan === clan);
  if (online === undefined || seat?.due === undefined) return null;
  return <Running seat={seat} offset={online.clockOffset} brief={brief} />;
}

interface Props {
  readonly seat: SeatNow;
  readonly offset: number;
  readonly brief: boolean;
}

/** Renders every second, so it contains nothing else. */
function Running({ seat, offset, brief }: Props) {
  const text = useText();
  useSeconds();
  const left = timeLeft(seat, Date.now() + offset);
  if (left === undefined) return null;
  const { milliseconds, isLow } = left;
  const long = brief ? briefTime(milliseconds) : longTime(milliseconds);
  const word = wordFor(left);
  return (
    <span className={styles.clock} data-low={isLow || undefined}>
      <Icon name={isLow ? 'warning' : 'clock'} size={14} />
      <span className="spoken">{text.say('time.left')}</span>
      <span role="timer" dir={long ? undefined : 'ltr'}>
        {long ? text.say(long.key, long.values) : shortTime(milliseconds, text.number)}
      </span>
      {word && <span className={brief ? 'spoken' : styles.word}>{text.say(word)}</span>}
    </span>
  );
}

function wordFor({ milliseconds, inReserve, isLow }: TimeLeft): Key | undefined {
  if (milliseconds === 0) return 'time.over';
  if (isLow) return 'time.low';
  return inReserve ? 'time.reserve' : undefined;
}
