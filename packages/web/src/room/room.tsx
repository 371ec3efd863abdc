import type { ClanId } from '@hinode/engine';
import type { RoomOptions as RoomOptionsOf, ShownRoom } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { goTo, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { NoticesOffer } from '../notices/notices-offer.tsx';
import { call } from '../online/api.ts';
import { GroupForm } from '../online/group-form.tsx';
import { LinkCard, linkTo } from '../online/link-card.tsx';
import { refusedKey } from '../online/refused-words.ts';
import shell from '../online/shell.module.css';
import { Shell } from '../online/shell.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { ClanChoice } from './clan-choice.tsx';
import { hostName } from './free-seat.ts';
import styles from './room.module.css';
import { RoomOptions } from './room-options.tsx';
import { RoomTalk, type Said } from './room-talk.tsx';
import { SeatBanner } from './seat-banner.tsx';

interface Props {
  readonly room: ShownRoom;
  /** The last look at the room got no answer. */
  readonly isLost: boolean;
  readonly onChange: (room: ShownRoom) => void;
  /** The room is not as it was seen: somebody was quicker. */
  readonly onRefused: () => void;
}

/** The table before the game, for those who sit there: banners on a veranda, the clan one will lead, the link, and talk. */
export function Room({ room, isLost, onChange, onRefused }: Props) {
  const text = useText();
  const { run, isDoing, refused } = useDoing(onRefused);
  const { id, mine, host, watch, webhook, seats } = room;
  const isOpen = room.status === 'open';
  const isHost = isOpen && mine === host;
  const waits = whatWaits(room);

  const send = async (method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void> =>
    onChange(await call<ShownRoom>(method, `games/${id}/${path}`, body));
  const change = (method: 'POST' | 'DELETE', path: string, body?: unknown): void =>
    run(() => send(method, path, body));
  const beReady = (clan: ClanId | undefined): void =>
    run(async () => {
      if (clan !== undefined && mine !== undefined && clan !== seats[mine]?.clan)
        await send('POST', 'clan', { clan });
      await send('POST', 'ready', { value: true });
    });
  const leave = (): void =>
    run(async () => {
      await call('DELETE', `games/${id}/seats/${mine}`);
      goTo({ page: 'online' });
    });
  const changeOptions = (options: RoomOptionsOf): Promise<void> => send('POST', 'options', { options });
  const say = async (words: Said): Promise<boolean> => {
    try {
      await send('POST', 'talk', words);
      return true;
    } catch {
      onRefused();
      return false;
    }
  };

  return (
    <Shell
      className={styles.veranda}
      title={text.say('room.of', { player: hostName(room) ?? '' })}
      lead={<Lead room={room} />}
      back={{ to: { page: 'online' }, label: text.say('online.to-lobby') }}
    >
      {isLost && (
        <p className={styles.lost} role="status">
          <Icon name="offline" size={18} />
          {text.say('room.lost')}
        </p>
      )}
      <div className={styles.beam} aria-hidden="true" />
      <div className={`${shell.columns} ${styles.columns}`}>
        <div className={shell.column}>
          <ul
            className={styles.seats}
            aria-label={text.say('room.seats')}
            data-players={seats.length}
            data-begins={!isOpen || undefined}
          >
            {seats.map((_, seat) => (
              <SeatBanner
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
                key={seat}
                room={room}
                seat={seat}
                isHost={isHost}
                isBusy={isDoing}
                onChange={change}
              />
            ))}
          </ul>
          {isOpen ? (
            <ClanChoice
              room={room}
              isBusy={isDoing}
              isQuiet={isHost && waits === undefined}
              onReady={beReady}
              onNotReady={() => change('POST', 'ready', { value: false })}
            />
          ) : (
            <p className={styles.revealing} role="status">
              {text.say('room.revealing')}
            </p>
          )}
          <footer className={styles.foot}>
            <p id="room-waits" className={styles.refused} role="status">
              {refused ? text.say(refusedKey(refused)) : isHost && waits && text.say(waits)}
            </p>
            {isOpen && (
              <Button look="quiet" disabled={isDoing} onClick={leave}>
                {text.say('online.give-up')}
              </Button>
            )}
            {isHost && (
              <Button
                look={waits === undefined ? 'primary' : 'choice'}
                disabled={isDoing || waits !== undefined}
                aria-describedby="room-waits"
                onClick={() => change('POST', 'start')}
              >
                {text.say('setup.start')}
              </Button>
            )}
          </footer>
          <RoomOptions room={room} onChange={isHost ? changeOptions : undefined} />
        </div>
        <aside className={shell.column}>
          {isOpen && (
            <section className={styles.slip} aria-labelledby="room-invite">
              <header className={styles.slipHead}>
                <h2 id="room-invite">{text.say('room.invite')}</h2>
              </header>
              <LinkCard
                label={text.say('room.invite-note')}
                link={linkTo({ page: 'room', id })}
                qr={text.say('room.qr')}
              />
              {watch !== undefined && (
                <p className={styles.quiet}>
                  <Icon name="eye" size={18} />
                  <a href={writeRoute({ page: 'watch', id: watch })} target="_blank" rel="noreferrer">
                    {text.say('room.watch-note')}
                  </a>
                </p>
              )}
            </section>
          )}
          <NoticesOffer rooms={[room]} />
          <RoomTalk room={room} isBusy={isDoing} onSay={say} />
          {isOpen && webhook !== undefined && (
            <section className={styles.slip}>
              <header className={styles.slipHead}>
                <h2>{text.say('group.title')}</h2>
              </header>
              <GroupForm id={id} isTold={webhook} onChange={(told) => onChange({ ...room, webhook: told })} />
            </section>
          )}
        </aside>
      </div>
    </Shell>
  );
}

const freeIn = ({ seats }: ShownRoom): number =>
  seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;

/** Why the game cannot begin yet. */
const whatWaits = (room: ShownRoom): 'online.seats-are-free' | 'online.clans-not-chosen' | undefined => {
  if (freeIn(room) > 0) return 'online.seats-are-free';
  return choiceIsOpen(room) ? 'online.clans-not-chosen' : undefined;
};

/** How many are here, and what the table waits for. */
function Lead({ room }: { readonly room: ShownRoom }) {
  const text = useText();
  const { seats, mine, host } = room;
  const free = freeIn(room);
  if (free > 0) return <>{text.say('room.some-here', { n: seats.length - free, all: seats.length })}</>;
  const unready = seats.flatMap(({ name, ready }) => (name === undefined || ready ? [] : [name]));
  if (unready.length > 0)
    return <>{text.say('room.not-all-ready', { players: text.list(unready.map(apart)) })}</>;
  return <>{mine === host ? text.say('room.you-start') : text.say('room.host-starts')}</>;
}

/** A name may run in another direction than the sentence it stands in. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** In a draft every person has to choose before the start. */
const choiceIsOpen = ({ options, seats }: ShownRoom): boolean =>
  options.clans === 'draft' && seats.some(({ name, clan }) => name !== undefined && clan === undefined);
