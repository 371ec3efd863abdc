import type { ClanId } from '@hinode/engine';
import { CLANS, CORE } from '@hinode/engine/facts';
import type { ShownRoom } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { BoxName } from '../setup/box-name.tsx';
import { ClanWins } from '../setup/clan-wins-line.tsx';
import { Button } from '../ui/button.tsx';
import styles from './room.module.css';

interface Props {
  readonly room: ShownRoom;
  readonly isBusy: boolean;
  /** The game can begin: that is the black button then. */
  readonly isQuiet: boolean;
  /** Takes the clan, or none, and is ready. */
  readonly onReady: (clan: ClanId | undefined) => void;
  readonly onNotReady: () => void;
}

/** Which clan one leads: at will, or when it is one's turn to choose. Whoever chooses none gets one by chance. */
export function ClanChoice({ room, isBusy, isQuiet, onReady, onNotReady }: Props) {
  const text = useText();
  const { options, seats, mine = 0, choosing } = room;
  const own = seats[mine];
  const [considered, setConsidered] = useState<ClanId>();
  const isTurn = options.clans === 'free' || (options.clans === 'draft' && choosing === mine);
  const isTaken = (clan: ClanId): boolean => seats.some((seat, i) => seat.clan === clan && i !== mine);
  const wish = considered && !isTaken(considered) ? considered : own?.clan;
  const isReady = own?.ready === true;
  return (
    <section className={styles.choice} aria-labelledby="room-clan">
      <header className={styles.asking}>
        <div>
          <h2 id="room-clan">{text.say('room.which-clan')}</h2>
          <p className={styles.note}>{text.say(noteOn(room))}</p>
        </div>
        {isReady && wish === own?.clan ? (
          <Button disabled={isBusy} onClick={onNotReady}>
            {text.say('room.not-ready-after-all')}
          </Button>
        ) : (
          <Button
            look={isQuiet ? 'choice' : 'primary'}
            disabled={isBusy || (options.clans === 'draft' && wish === undefined)}
            onClick={() => onReady(isTurn ? wish : undefined)}
          >
            {wish === undefined
              ? text.say(options.clans === 'free' ? 'room.ready-by-chance' : 'room.i-am-ready')
              : text.say('room.take-ready', { clan: { name: wish } })}
          </Button>
        )}
      </header>
      {options.clans !== 'random' && (
        <div className={styles.clans}>
          {CLANS.filter(({ box }) => (options.boxes ?? CORE).includes(box)).map(
            ({ id, honorRank, income }) => (
              <button
                key={id}
                type="button"
                className={styles.clan}
                aria-pressed={wish === id}
                disabled={isBusy || isTaken(id) || !isTurn}
                onClick={() => setConsidered(id)}
              >
                <Emblem clan={id} size={36} />
                <span className={styles.clanName}>{text.name(id)}</span>
                <span className={styles.numbers}>
                  <Icon name="honor" size={14} title={text.say('term.honor')} />
                  {text.number(honorRank)}
                  <Icon name="coin" size={14} title={text.say('setup.income')} />
                  {text.number(income)}
                </span>
                <span className={styles.can}>
                  {isTaken(id) ? ownerOf(room, id, text.say('room.a-bot')) : text.say(`room.can.${id}`)}{' '}
                  <BoxName of={id} />
                </span>
                <ClanWins clan={id} players={seats.length} className={styles.can} />
              </button>
            ),
          )}
        </div>
      )}
    </section>
  );
}

const ownerOf = ({ seats }: ShownRoom, clan: ClanId, bot: string): string =>
  seats.find((seat) => seat.clan === clan)?.name ?? bot;

function noteOn({ options, seats, mine, choosing }: ShownRoom) {
  if (options.clans === 'random') return 'room.clans-drawn';
  if (options.clans === 'free') return 'room.clan-note';
  if (seats.some(({ name, bot }) => name === undefined && bot === undefined)) return 'room.draft-waits';
  return choosing === undefined || choosing === mine ? 'room.draft-yours' : 'room.draft-others';
}
