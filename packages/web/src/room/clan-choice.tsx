import type { ClanId } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { ShownRoom } from '@hinode/wire';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from '../online/online.module.css';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly room: ShownRoom;
  readonly isBusy: boolean;
  readonly onChoose: (clan: ClanId) => void;
}

/** Which clan one plays: at will, or when it is one's turn to choose. Whoever chooses none gets one by chance. */
export function ClanChoice({ room, isBusy, onChoose }: Props) {
  const text = useText();
  const { options, seats, mine, choosing } = room;
  if (options.clans === 'random') return <Line k="room.clans-drawn" />;
  if (mine === undefined) return null;
  if (options.clans === 'draft' && choosing === undefined)
    return seats.every(({ clan }) => clan !== undefined) ? null : <Line k="room.draft-waits" />;
  if (options.clans === 'draft' && choosing !== mine) return <Line k="room.draft-others" />;
  const own = seats[mine]?.clan;
  const taken = seats.flatMap(({ clan }, seat) => (clan !== undefined && seat !== mine ? [clan] : []));
  return (
    <section className={styles.part}>
      <h2>{text.say('room.your-clan')}</h2>
      {options.clans === 'free' && <p className={styles.note}>{text.say('room.clan-note')}</p>}
      <div className={styles.row}>
        {CLAN_IDS.map((clan) => (
          <Button
            key={clan}
            className={styles.clan}
            aria-pressed={own === clan}
            disabled={isBusy || taken.includes(clan)}
            onClick={() => onChoose(clan)}
          >
            <Emblem clan={clan} size={28} />
            {text.name(clan)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const Line = ({ k }: { readonly k: 'room.clans-drawn' | 'room.draft-waits' | 'room.draft-others' }) => (
  <p className={styles.note}>
    <Say k={k} />
  </p>
);
