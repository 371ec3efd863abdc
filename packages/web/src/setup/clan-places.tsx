import { CLAN_IDS } from '@hinode/engine/facts';
import { useId } from 'react';
import { useText } from '../app/language.tsx';
import { Segments } from '../ui/segments.tsx';
import { ClanPlace } from './clan-place.tsx';
import { type Draft, LEAST_PLAYERS, seatsOf, withCount, withPlayer } from './draft.ts';
import styles from './setup.module.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const COUNTS = CLAN_IDS.slice(LEAST_PLAYERS - 1).map((_, i) => LEAST_PLAYERS + i);

/** How many play, and who plays each clan. */
export function ClanPlaces({ draft, onChange }: Props) {
  const text = useText();
  const players = useId();
  return (
    <>
      <section className={styles.part}>
        <h2 id={players}>{text.say('setup.players')}</h2>
        <Segments
          labelledBy={players}
          value={String(seatsOf(draft).length)}
          options={COUNTS.map((count) => ({ value: String(count), label: text.number(count) }))}
          onChange={(count) => onChange(withCount(draft, Number(count)))}
        />
      </section>
      <section className={styles.part}>
        <h2>{text.say('setup.clans')}</h2>
        <p className={styles.note}>{text.say('setup.seat-order')}</p>
        <ul className={styles.places}>
          {CLAN_IDS.map((clan) => (
            <ClanPlace
              key={clan}
              clan={clan}
              player={draft.players[clan]}
              onChange={(player) => onChange(withPlayer(draft, clan, player))}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
