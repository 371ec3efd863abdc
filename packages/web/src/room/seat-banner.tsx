import type { ShownRoom, ShownSeat } from '@hinode/wire';
import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { linkTo } from '../online/link-card.tsx';
import { BotSeal, Seal } from '../online/seal.tsx';
import { useCopied } from '../online/use-copied.ts';
import { CharacterName } from '../setup/character-name.tsx';
import { Button } from '../ui/button.tsx';
import { Cloth } from './cloth.tsx';
import styles from './room.module.css';
import { SeatBot } from './seat-bot.tsx';

interface Props {
  readonly room: ShownRoom;
  readonly seat: number;
  readonly isHost: boolean;
  readonly isBusy: boolean;
  readonly onChange: (method: 'POST' | 'DELETE', path: string, body?: unknown) => void;
}

/** One seat: who has it and with which clan, or that it is free. */
export function SeatBanner({ room, seat, isHost, isBusy, onChange }: Props) {
  const text = useText();
  const shown = room.seats[seat] ?? {};
  const { name, bot, clan, keptFor } = shown;
  const isFree = name === undefined && bot === undefined;
  const isMine = room.mine === seat;
  return (
    <li className={styles.seat} data-seat={seat} data-mine={isMine || undefined}>
      <div className={styles.cloth}>
        <Cloth clan={clan} isFree={isFree} />
        {!isFree && clan === undefined && (
          <span className={styles.onCloth}>
            {name === undefined ? <BotSeal size={64} /> : <Seal name={name} size={64} />}
          </span>
        )}
        {isFree && (
          <div className={styles.onCloth}>
            <p>
              {keptFor === undefined ? text.say('room.free') : text.say('room.kept', { player: keptFor })}
            </p>
            {room.mine !== undefined && <CopyLink id={room.id} />}
            {isHost && (
              <SeatBot isBusy={isBusy} onSeat={(bot) => onChange('POST', 'bots', { seat, ...bot })} />
            )}
          </div>
        )}
      </div>
      {!isFree && (
        <>
          <div className={styles.plaque}>
            <p className={styles.who}>
              {name === undefined ? <BotSeal size={22} /> : <Seal name={name} size={22} />}
              <Who shown={shown} />
            </p>
            <p className={styles.fact}>
              <Fact room={room} seat={seat} />
            </p>
          </div>
          <Stamp room={room} seat={seat} />
          {isHost && !isMine && (
            <Button
              look="quiet"
              className={styles.clear}
              disabled={isBusy}
              onClick={() => onChange('DELETE', `seats/${seat}`)}
            >
              {text.say('room.clear')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function Who({ shown: { name, bot } }: { readonly shown: ShownSeat }): ReactNode {
  const text = useText();
  return name === undefined ? text.name(`level.${bot ?? 'samurai'}`) : <bdi>{name}</bdi>;
}

/** One thing to know of them: that it is you, who speaks for the table, whether they are here, or what kind of bot it is. */
function Fact({ room, seat }: Pick<Props, 'room' | 'seat'>): ReactNode {
  const { bot, character, here, clan } = room.seats[seat] ?? {};
  const text = useText();
  const fact =
    bot !== undefined
      ? text.say('room.a-bot')
      : room.mine === seat
        ? text.say('room.you')
        : text.say(here === false ? 'room.away' : room.host === seat ? 'room.opened-it' : 'room.here');
  return (
    <>
      {clan && <span className="spoken">{text.name(clan)}</span>} {fact}
      {character && (
        <>
          {' · '}
          <CharacterName character={character} />
        </>
      )}
    </>
  );
}

/** Ready, choosing a clan, or neither yet. */
function Stamp({ room, seat }: Pick<Props, 'room' | 'seat'>) {
  const text = useText();
  const { bot, ready } = room.seats[seat] ?? {};
  if (bot !== undefined || ready)
    return (
      <p className={styles.stamp}>
        <Icon name="check" size={14} />
        {text.say('room.ready')}
      </p>
    );
  return (
    <p className={`${styles.stamp} ${styles.notYet}`}>
      {text.say(room.choosing === seat ? 'room.choosing' : 'room.not-ready')}
    </p>
  );
}

/** The link to this room, where somebody is missing. */
function CopyLink({ id }: { readonly id: string }) {
  const text = useText();
  const { isCopied, copy } = useCopied(linkTo({ page: 'room', id }));
  return (
    <Button className={styles.copyLink} aria-live="polite" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} size={18} />
      {text.say(isCopied ? 'online.copied' : 'room.copy-link')}
    </Button>
  );
}
