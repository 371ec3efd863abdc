import type { ShownRoom } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { call } from '../online/api.ts';
import { clockMessage } from '../online/clock-words.ts';
import { GroupForm } from '../online/group-form.tsx';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { ShareLink } from '../online/share-link.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ClanChoice } from './clan-choice.tsx';
import { Promised } from './promised.tsx';
import { RoomSeat } from './room-seat.tsx';

interface Props {
  /** Who looks at it. */
  readonly name: string;
  readonly room: ShownRoom;
  readonly onChange: (room: ShownRoom) => void;
  /** The room is not as it was seen: somebody was quicker. */
  readonly onRefused: () => void;
}

/** The table before the game: who sits where, the link for friends, and the start. */
export function Room({ name, room, onChange, onRefused }: Props) {
  const text = useText();
  const { run, isDoing, refused } = useDoing(onRefused);
  const { id, mine, host, watch, webhook, options, seats } = room;
  const isHost = mine !== undefined && mine === host;
  const free = seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  const waits =
    free > 0 ? 'online.seats-are-free' : choiceIsOpen(room) ? 'online.clans-not-chosen' : undefined;

  const change = (method: 'POST' | 'DELETE', path: string, body?: unknown): void =>
    run(async () => onChange(await call<ShownRoom>(method, `games/${id}/${path}`, body)));
  const leave = (): void =>
    run(async () => {
      await call('DELETE', `games/${id}/seats/${mine}`);
      goTo({ page: 'online' });
    });

  return (
    <main className={styles.page}>
      <PageHead title={text.say('room.title')} />
      <p className={styles.note}>
        <SayMessage message={clockMessage(options.clock)} />
      </p>
      <section className={styles.part}>
        <h2>{text.say('room.seats')}</h2>
        <ul className={styles.cards}>
          {seats.map((_, seat) => (
            <RoomSeat
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
              key={seat}
              name={name}
              room={room}
              seat={seat}
              isHost={isHost}
              isBusy={isDoing}
              onTake={(taken) => run(async () => onChange(await taken()))}
              onChange={change}
            />
          ))}
        </ul>
      </section>
      <ClanChoice room={room} isBusy={isDoing} onChoose={(clan) => change('POST', 'clan', { clan })} />
      <section className={styles.part}>
        <h2>{text.say('room.invite')}</h2>
        <ShareLink label={text.say('room.invite-note')} route={{ page: 'room', id }} />
        {watch !== undefined && (
          <ShareLink label={text.say('room.watch-note')} route={{ page: 'watch', id: watch }} />
        )}
      </section>
      {webhook !== undefined && (
        <section className={styles.part}>
          <h2>{text.say('group.title')}</h2>
          <GroupForm id={id} isTold={webhook} onChange={(told) => onChange({ ...room, webhook: told })} />
        </section>
      )}
      <Promised promise={room.promise} />
      <footer className={styles.foot}>
        <p id="room-waits" className={styles.refused} role="status">
          {refused ? text.say(refusedKey(refused)) : waits && text.say(waits)}
        </p>
        {mine !== undefined && (
          <Button look="quiet" disabled={isDoing} onClick={leave}>
            {text.say('room.leave')}
          </Button>
        )}
        {isHost ? (
          <Button
            look="primary"
            disabled={isDoing || waits !== undefined}
            aria-describedby="room-waits"
            onClick={() => change('POST', 'start')}
          >
            {text.say('setup.start')}
          </Button>
        ) : (
          <p>{text.say('room.host-starts')}</p>
        )}
      </footer>
    </main>
  );
}

/** In a draft everybody has to choose before the start. */
const choiceIsOpen = ({ options, seats }: ShownRoom): boolean =>
  options.clans === 'draft' && seats.some(({ clan }) => clan === undefined);
