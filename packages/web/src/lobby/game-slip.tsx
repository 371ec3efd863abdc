import type { ShownRoom } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whereIn } from '../home/where.ts';
import { ago } from './ago.ts';
import { Due } from './due.tsx';
import styles from './lobby.module.css';
import { askedOf, clanIn, othersAt, titleOf } from './my-tables.ts';
import { Thumbnail } from './thumbnail.tsx';
import { hasNewWords } from './words.ts';

interface Props {
  readonly room: ShownRoom;
  /** The most urgent of all: its button is the black one. */
  readonly isFirst: boolean;
  /** As on a phone: the map across the slip, and larger where something is asked. */
  readonly tall: boolean;
}

/** A table that waits for me: the position, the question itself, how it stands and how long I have. */
export function GameSlip({ room, isFirst, tall }: Props) {
  const text = useText();
  const { glance, id } = room;
  const mine = clanIn(room);
  const due = askedOf(room)?.due;
  if (glance === undefined) return null;
  return (
    <li
      className={styles.slip}
      data-first={isFirst || undefined}
      data-tall={tall || undefined}
      data-game={id}
    >
      <div className={styles.picture}>
        <Thumbnail glance={glance} zoomed={tall} />
      </div>
      <div className={styles.body}>
        <div className={styles.question}>
          {mine && <Emblem clan={mine} size={38} title={text.name(mine)} />}
          <div>
            <p className={styles.kick}>
              <b>{text.say('lobby.your-move')}</b> <SayMessage message={whereIn(glance)} />
            </p>
            <h2 className={styles.title}>
              <SayMessage message={titleOf(room)} />
            </h2>
          </div>
        </div>
        <p className={`${styles.note} ${styles.facts}`}>
          <With room={room} />
          <LastMove room={room} />
          {hasNewWords(room) && (
            <b className={styles.words}>
              <Icon name="chat" size={14} /> {text.say('lobby.new-words')}
            </b>
          )}
        </p>
        <div className={styles.end}>
          <div className={styles.stand}>
            <ul className={styles.chips}>
              {glance.clans.map(({ clan, vp }) => (
                <li key={clan} className={styles.chip} data-mine={clan === mine || undefined}>
                  <Emblem clan={clan} size={20} title={text.name(clan)} />
                  {text.number(vp)}
                </li>
              ))}
            </ul>
            {due !== undefined && <Due due={due} />}
          </div>
          <a className={styles.go} data-black={isFirst || undefined} href={writeRoute({ page: 'seat', id })}>
            {text.say('lobby.go')}
          </a>
        </div>
      </div>
    </li>
  );
}

/** With whom one plays there. */
export function With({ room }: { readonly room: ShownRoom }) {
  const text = useText();
  const others = othersAt(room);
  if (others.length === 0) return null;
  return (
    <span>{text.say('lobby.with', { players: text.list(others.map((name) => `\u2068${name}\u2069`)) })}</span>
  );
}

/** When somebody moved there last. */
export function LastMove({ room: { glance } }: { readonly room: ShownRoom }) {
  const text = useText();
  if (glance?.movedAt === undefined) return null;
  const when = ago(text.language, Math.max(0, Date.now() - glance.movedAt));
  return <span>{text.say('lobby.moved', { when })}</span>;
}
