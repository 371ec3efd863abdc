import type { Message } from '@hinode/text';
import type { Clock, ShownRoom } from '@hinode/wire';
import { SayMessage } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { hostName } from './free-seat.ts';
import styles from './invitation.module.css';

/** What somebody who is invited wants to know: how long, when, with which clans, and what a seat means. */
export function TableFacts({ room }: { readonly room: ShownRoom }) {
  return (
    <ul className={styles.facts}>
      {factsOf(room).map(([icon, message]) => (
        <li key={message.key}>
          <Icon name={icon} size={20} />
          <span>
            <SayMessage message={message} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const DAY = 24 * 60 * 60_000;

/** A game of days takes about three weeks at a move a day: most questions are answered on the day they are put. */
export const howLong = (clock: Clock | undefined): Message => {
  if (clock === undefined) return { key: 'invite.hours' };
  const days = Math.round(clock.move / DAY);
  return days < 1
    ? { key: 'invite.hours-clock', values: { move: Math.max(1, Math.round(clock.move / 60_000)) } }
    : { key: 'invite.weeks', values: { n: days, weeks: days * 3 } };
};

const CLANS = {
  free: 'invite.clans-free',
  draft: 'invite.clans-draft',
  random: 'invite.clans-random',
} as const;

function factsOf(room: ShownRoom): readonly (readonly [IconName, Message])[] {
  const { options } = room;
  const host = hostName(room);
  return [
    ['hourglass', howLong(options.clock)],
    [
      'play',
      host === undefined ? { key: 'invite.begins' } : { key: 'invite.begins-by', values: { player: host } },
    ],
    ['clans', { key: CLANS[options.clans] }],
    ...(options.rated ? [['sheet', { key: 'invite.rated' }] as const] : []),
    ['hand', { key: 'invite.seat-means' }],
    ['book', { key: 'invite.first-time' }],
  ];
}
